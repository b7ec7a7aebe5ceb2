import { useEffect, useRef } from "react";
import { look } from "../../components/ButtonLink/ButtonLink.css.ts";
import { mailtoHref } from "../../content/contacts.ts";
import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";

type TooLongProps = Pick<ContactFormProps, "words" | "email"> & { attempt: number };

/** In place of a mail link that no mail program would take: how to bring the message there by the clipboard. */
export function TooLong({ words, email, attempt }: TooLongProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p>{words.tooLong}</p>
      <a className={look.outline} href={mailtoHref(email)}>
        {words.openMail}
      </a>
    </div>
  );
}
