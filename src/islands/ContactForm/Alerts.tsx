import { type ReactNode, useEffect, useRef } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { mailtoHref, whatsappHref } from "../../content/contacts.ts";
import { stack } from "../../styles/layout.css.ts";
import type { Program } from "../handOver.ts";
import type { FieldProblem } from "./enquiryForm.ts";
import type { ContactFormProps } from "./props.ts";
import type { MessageDelivery } from "./useEnquiry.ts";
import * as styles from "./ContactForm.css.ts";

/** `attempt` is the number of submit attempts. Each failed attempt moves focus to the alert. */
type AlertProps = { attempt: number; children: ReactNode };

function Alert({ attempt, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}

type ProblemSummaryProps = Pick<AlertProps, "attempt"> & {
  heading: string;
  problems: FieldProblem[];
};

export const ProblemSummary = ({ heading, problems, attempt }: ProblemSummaryProps) => (
  <Alert attempt={attempt}>
    <p className={styles.summaryHeading}>
      <Icon name="triangle-alert" size={20} />
      {heading}
    </p>
    <ul className={stack.sm}>
      {problems.map(({ field, text }) => (
        <li key={field}>
          <button
            type="button"
            className={styles.summaryLink}
            onClick={({ currentTarget: { form } }) =>
              form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
            }
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </Alert>
);

type TooLongProps = ContactFormProps &
  Pick<AlertProps, "attempt"> & { program: Program; onWhatsapp: (number: string) => void };

/**
 * Shown if the link with the message is too long for the mail program or WhatsApp. Each Urdu letter has six
 * characters in a link. WhatsApp takes longer links, so it comes first.
 */
export function TooLong({ program, strings, email, whatsapp = "", attempt, onWhatsapp }: TooLongProps) {
  const isMail = program === "email";
  return (
    <Alert attempt={attempt}>
      <p>{isMail ? strings.tooLong : strings.tooLongChat}</p>
      {isMail && whatsapp && (
        <button type="button" className={variant.primary} onClick={() => onWhatsapp(whatsapp)}>
          {strings.whatsapp}
        </button>
      )}
      <a className={variant.outline} href={isMail ? mailtoHref(email) : whatsappHref(whatsapp)}>
        {isMail ? strings.openMail : strings.openChat}
      </a>
    </Alert>
  );
}

type DeliveryProps = Pick<ContactFormProps, "strings"> & { delivery: MessageDelivery | undefined };

export function Delivery({ strings: { service, openMail }, delivery }: DeliveryProps) {
  if (!service) return null;
  return (
    <div role="status">
      {delivery?.state === "sending" && <p>{service.sending}</p>}
      {delivery?.state === "sent" && (
        <p className={styles.copied}>
          <Icon name="check" size={20} />
          {service.sent}
        </p>
      )}
      {delivery?.state === "failed" && (
        <div className={styles.summary}>
          <p>{service.failed}</p>
          <a className={variant.outline} href={delivery.mailto}>
            {openMail}
          </a>
        </div>
      )}
    </div>
  );
}
