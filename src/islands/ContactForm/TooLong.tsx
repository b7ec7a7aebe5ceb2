import { useEffect, useRef } from "react";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { mailtoHref, whatsappHref } from "../../content/contacts.ts";
import type { Program } from "../handOver.ts";
import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";

type TooLongProps = ContactFormProps & { program: Program; attempt: number };

/** Shown if a link is too long for its program. */
export function TooLong({ program, strings, email, whatsapp = "", attempt }: TooLongProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  const isMail = program === "email";
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p>{isMail ? strings.tooLong : strings.tooLongChat}</p>
      <a className={variant.outline} href={isMail ? mailtoHref(email) : whatsappHref(whatsapp)}>
        {isMail ? strings.openMail : strings.openChat}
      </a>
    </div>
  );
}
