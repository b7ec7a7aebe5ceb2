import type { ReactNode } from "react";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../../content/contacts.ts";
import type { ContactPage as Content } from "../../content/contactPage.ts";
import { vcardPath } from "../../content/vcard.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Paragraph } from "../Prose/Prose.tsx";
import { QrCode } from "../QrCode/QrCode.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ContactDetails.css.ts";

export function ContactDetails({ details }: { details: Content["details"] }) {
  const { site } = useSite();
  const { address, email, whatsapp, map } = site.facts;
  return (
    <ul className={styles.details}>
      <Detail label={details.phone} note={details.phoneNote}>
        <Phones />
      </Detail>
      {whatsapp && (
        <Detail
          label={details.whatsapp}
          note={details.whatsappNote}
          code={<QrCode text={whatsappHref(whatsapp)} label={details.code} />}
        >
          <ExternalLink href={whatsappHref(whatsapp)}>{whatsapp}</ExternalLink>
        </Detail>
      )}
      <Detail label={details.email} note={details.emailNote}>
        <a href={mailtoHref(email)}>{email}</a>
      </Detail>
      <Detail
        label={details.address}
        further={
          <>
            <p>
              <ExternalLink href={map.directions}>{details.directions}</ExternalLink>
            </p>
            <p>
              <a href={vcardPath} type="text/vcard">
                {details.card}
              </a>
            </p>
          </>
        }
      >
        <ExternalLink href={map.link}>{addressLine(address).replace(" - ", "\u00a0- ")}</ExternalLink>
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
  label: string;
  note?: string;
  further?: ReactNode;
  /** QR code that opens the chat on a phone. */
  code?: ReactNode;
  children: ReactNode;
};

function Detail({ label, note, further, code, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.text}>
        <div>
          <p className={styles.value}>{children}</p>
          {note && <Paragraph className={styles.note} text={note} />}
          {further && <div className={styles.further}>{further}</div>}
        </div>
        {code && <div className={styles.code}>{code}</div>}
      </div>
    </li>
  );
}
