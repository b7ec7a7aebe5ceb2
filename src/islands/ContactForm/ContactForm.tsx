import { type FormEvent, useId, useRef, useState } from "react";
import type { ContactPage } from "../../content/pages.ts";
import { mailtoHref } from "../../content/contacts.ts";
import { composeMailto, composeWhatsapp, enquirySubject, enquiryText } from "../../content/message.ts";
import { Actions } from "./Actions.tsx";
import * as styles from "./ContactForm.css.ts";
import { findProblems, focusField, type Problem, readEnquiry } from "./enquiryForm.ts";
import { Field } from "./Field.tsx";
import { copyText, openLink } from "./handOver.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { ServiceChoice } from "./ServiceChoice.tsx";
import { useOwnMessages } from "./useOwnMessages.ts";

export type ContactFormProps = {
  words: Omit<ContactPage["form"], "heading" | "intro">;
  /** The company's address, which receives the message. */
  email: string;
  /** The company's WhatsApp number, if it has one. */
  whatsapp?: string | undefined;
};

/**
 * Composes a message and hands it to the visitor's own mail or WhatsApp program; the site sends nothing.
 * Without script it is a `mailto:` form. `data-draft` has client/deferred/draft.ts keep what was typed.
 */
export function ContactForm({ words, email, whatsapp }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const reachHint = useId();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  useOwnMessages(form);

  const labels = {
    service: words.serviceType.label,
    name: words.name,
    email: words.email,
    phone: words.phone,
  };
  const text = () => (form.current ? enquiryText(readEnquiry(form.current), labels) : "");
  const whenReady = (open: (form: HTMLFormElement) => void) => {
    if (!form.current) return;
    const found = findProblems(form.current, words.errors);
    setProblems(found);
    setAttempt(attempt + 1);
    if (found.length === 0) open(form.current);
  };
  const sendMail = (event: FormEvent) => {
    event.preventDefault();
    whenReady((ready) => {
      const subject = enquirySubject(words.subject, readEnquiry(ready));
      openLink(composeMailto(email, subject, text()), "_self");
    });
  };
  const recheck = () => {
    if (problems.length > 0 && form.current) setProblems(findProblems(form.current, words.errors));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={mailtoHref(email)}
      method="post"
      encType="text/plain"
      onSubmit={sendMail}
      onInput={recheck}
      data-draft
    >
      <ProblemSummary
        heading={words.errors.summary}
        problems={problems}
        attempt={attempt}
        onChoose={(field) => focusField(form.current, field)}
      />
      <ServiceChoice words={words.serviceType} />
      <Field name="name" label={words.name} problems={problems} autoComplete="name" required />
      <div className={styles.pair}>
        <Field
          name="email"
          label={words.email}
          problems={problems}
          type="email"
          autoComplete="email"
          inputMode="email"
          describedBy={reachHint}
        />
        <Field
          name="phone"
          label={words.phone}
          problems={problems}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          describedBy={reachHint}
        />
        <p className={styles.hint} id={reachHint}>
          {words.emailOrPhone}
        </p>
      </div>
      <Field
        name="message"
        label={words.message}
        problems={problems}
        hint={words.messageHint}
        lines={6}
        required
      />
      <Actions
        words={words}
        whatsapp={whatsapp}
        onWhatsapp={(number) => whenReady(() => openLink(composeWhatsapp(number, text()), "_blank"))}
        onCopy={() => copyText(text())}
      />
    </form>
  );
}
