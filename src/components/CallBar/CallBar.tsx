import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CallBar.css.ts";

export function CallBar() {
  const { site, route } = useSite();
  const { phone, whatsapp } = site.facts;
  const { label, call, quote, about } = site.interface.callBar;
  const { serviceType = "" } = route.page as { serviceType?: string };
  const subject = serviceType && about.replace("{subject}", () => serviceType);
  return (
    <nav id="call-bar" className={styles.bar} aria-label={label}>
      <a className={styles.action} href={telHref(phone)}>
        <Icon name="phone" size={20} />
        {call}
      </a>
      {whatsapp && (
        <ExternalLink className={styles.action} href={composeWhatsapp(whatsapp, subject)}>
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </ExternalLink>
      )}
      <Link className={styles.action} href="/contact#contact-form">
        <Icon name="file-text" size={20} />
        {quote}
      </Link>
    </nav>
  );
}
