import { telHref } from "../../content/contacts.ts";
import { composeWhatsapp } from "../../content/message.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./EmergencyLine.css.ts";

/**
 * A line below the call button for visitors whose machine has stopped.
 *
 * @param href link to the first-aid list: `/contact#not-cooling`
 */
export function EmergencyLine({ href }: { href: string }) {
  const { site, route } = useSite();
  const { whatsapp, phones } = site.facts;
  const further = phones.filter(({ support }) => support);
  const { question, steps, message } = site.interface.emergency;
  return (
    <p className={styles.line}>
      <strong>{question}</strong>
      {whatsapp && <ExternalLink href={composeWhatsapp(whatsapp, message)}>WhatsApp</ExternalLink>}
      {further.map(({ label, number }) => (
        <a key={number} href={telHref(number)}>
          {label}: {number}
        </a>
      ))}
      {href.startsWith(`${route.path}#`) ? (
        <a href={href.slice(route.path.length)}>{steps}</a>
      ) : (
        <Link href={href}>{steps}</Link>
      )}
    </p>
  );
}
