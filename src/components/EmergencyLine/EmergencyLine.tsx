import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
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
      <a className={styles.link} href={telHref(phone)}>
        {call}
      </a>
      {whatsapp && (
        <ExternalLink className={styles.link} href={composeWhatsapp(whatsapp, message)}>
          WhatsApp
        </ExternalLink>
      )}
      {href.startsWith(`${route.path}#`) ? (
        <a className={styles.link} href={href.slice(route.path.length)}>
          {steps}
        </a>
      ) : (
        <Link className={styles.link} href={href}>
          {steps}
        </Link>
      )}
    </div>
  );
}
