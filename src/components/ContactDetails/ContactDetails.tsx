import type { ComponentProps, ReactNode } from "react";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../../content/contacts.ts";
import type { ContactPage as Content } from "../../content/contactPage.ts";
import { badge } from "../../styles/layout.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactDetails.css.ts";

/** Phone, WhatsApp, e-mail and address, each with a word on what it is best for. */
export function ContactDetails({ details }: { details: Content["details"] }) {
  const { site } = useSite();
  const { address, phone, email, whatsapp, map } = site.site;
  return (
    <ul className={styles.details}>
      <Detail icon="phone" label={details.phone} note={details.phoneNote}>
        <a href={telHref(phone)}>{phone}</a>
      </Detail>
      {whatsapp && (
        <Detail icon="whatsapp" label={details.whatsapp} note={details.whatsappNote}>
          <ExternalLink href={whatsappHref(whatsapp)}>{whatsapp}</ExternalLink>
        </Detail>
      )}
      <Detail icon="mail" label={details.email} note={details.emailNote}>
        <a href={mailtoHref(email)}>{email}</a>
      </Detail>
      <Detail icon="map-pin" label={details.address}>
        <ExternalLink href={map.link}>{addressLine(address)}</ExternalLink>
      </Detail>
    </ul>
  );
}

type DetailProps = {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  note?: string;
  children: ReactNode;
};

function Detail({ icon, label, note, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <span className={badge}>
        <Icon name={icon} />
      </span>
      <div>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.value}>{children}</p>
        {note && (
          <p className={styles.note}>
            <Prose text={note} />
          </p>
        )}
      </div>
    </li>
  );
}
