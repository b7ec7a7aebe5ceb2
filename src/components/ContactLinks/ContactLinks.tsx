import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";

/** Call, chat about the page's subject, request a quote. */
export function ContactLinks({ className }: { className: string }) {
  const { site, route } = useSite();
  const { phone, whatsapp } = site.facts;
  const { call, quote, about } = site.interface.callBar;
  const { serviceType = "" } = route.page as { serviceType?: string };
  const subject = serviceType && about.replace("{subject}", () => serviceType);
  return (
    <>
      <a className={className} href={telHref(phone)}>
        <Icon name="phone" size={20} />
        {call}
      </a>
      {whatsapp && (
        <ExternalLink className={className} href={composeWhatsapp(whatsapp, subject)}>
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </ExternalLink>
      )}
      <Link className={className} href="/contact#contact-form">
        <Icon name="file-text" size={20} />
        {quote}
      </Link>
    </>
  );
}
