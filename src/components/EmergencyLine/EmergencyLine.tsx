import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import { chip } from "../../styles/layout.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./EmergencyLine.css.ts";

/**
 * A line for visitors whose machine has stopped: call, chat, first steps.
 *
 * @param href the first-aid list, `/contact#not-cooling`
 */
export function EmergencyLine({ href }: { href: string }) {
  const { site, route } = useSite();
  const { phone, whatsapp } = site.facts;
  const { question, call, steps, message } = site.interface.emergency;
  return (
    <div className={styles.line}>
      <strong>{question}</strong>
      <div className={styles.links}>
        <a className={chip} href={telHref(phone)}>
          <Icon name="phone" size={18} />
          {call}
        </a>
        {whatsapp && (
          <ExternalLink className={chip} href={composeWhatsapp(whatsapp, message)}>
            <Icon name="whatsapp" size={18} />
            WhatsApp
          </ExternalLink>
        )}
        {href.startsWith(`${route.path}#`) ? (
          <a className={chip} href={href.slice(route.path.length)}>
            {steps}
          </a>
        ) : (
          <Link className={chip} href={href}>
            {steps}
          </Link>
        )}
      </div>
    </div>
  );
}
