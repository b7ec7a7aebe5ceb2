import type { ComponentProps, ReactNode } from "react";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../../content/contacts.ts";
import type { ContactPage as Content } from "../../content/contactPage.ts";
import { vcardPath } from "../../content/vcard.ts";
import { badge } from "../../styles/layout.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { QrCode } from "../QrCode/QrCode.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactDetails.css.ts";

export function ContactDetails({ details }: { details: Content["details"] }) {
  const { site } = useSite();
  const { address, email, whatsapp, map } = site.facts;
  return (
    <ul className={styles.details}>
      <Detail
        icon="phone"
        label={details.phone}
        note={[details.phoneNote, site.trust.response].filter(Boolean).join(" ")}
        further={
          <a href={vcardPath} type="text/vcard">
            {details.card}
          </a>
        }
      >
        <Phones />
      </Detail>
      {whatsapp && (
        <Detail
          icon="whatsapp"
          label={details.whatsapp}
          note={details.whatsappNote}
          code={<QrCode text={whatsappHref(whatsapp)} label={details.code} />}
        >
          <ExternalLink href={whatsappHref(whatsapp)}>{whatsapp}</ExternalLink>
        </Detail>
      )}
      <Detail icon="mail" label={details.email} note={details.emailNote}>
        <a href={mailtoHref(email)}>{email}</a>
      </Detail>
      <Detail
        icon="map-pin"
        label={details.address}
        further={<ExternalLink href={map.directions}>{details.directions}</ExternalLink>}
      >
        <ExternalLink href={map.link}>{addressLine(address)}</ExternalLink>
      </Detail>
    </ul>
  );
}

function Phones() {
  const { phone, phones } = useSite().site.facts;
  return (
    <>
      <a href={telHref(phone)}>{phone}</a>
      {phones.map(({ label, number }) => (
        <span key={number} className={styles.other}>
          {label}: <a href={telHref(number)}>{number}</a>
        </span>
      ))}
    </>
  );
}

type DetailProps = {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  note?: string;
  further?: ReactNode;
  /** QR code that opens the chat on a phone. */
  code?: ReactNode;
  children: ReactNode;
};

function Detail({ icon, label, note, further, code, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <span className={badge}>
        <Icon name={icon} />
      </span>
      <div>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.value}>{children}</p>
        {note && <Paragraph className={styles.note} text={note} />}
        {further && <p className={styles.further}>{further}</p>}
      </div>
      {code && <div className={styles.code}>{code}</div>}
    </li>
  );
}
