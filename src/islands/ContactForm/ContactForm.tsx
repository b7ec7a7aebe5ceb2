import { Actions } from "./Actions.tsx";
import * as styles from "./ContactForm.css.ts";
import type { ContactFormProps } from "./props.ts";
import { Field } from "./Field.tsx";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { ReachFields } from "./ReachFields.tsx";
import { ServiceChoice } from "./ServiceChoice.tsx";
import { TooLong } from "./TooLong.tsx";
import { useEnquiry } from "./useEnquiry.ts";

/**
 * Composes a message and opens it in the visitor's mail or WhatsApp program; the site itself sends nothing.
 * Without script it is a `mailto:` form. client/draft.ts saves the input of forms with `data-draft`.
 */
export function ContactForm({ strings, email, whatsapp }: ContactFormProps) {
  const enquiry = useEnquiry({ strings, email });
  const { form, problems, attempt, tooLong, recheck, choose, sendMail, sendWhatsapp, copy } = enquiry;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="text/plain"
      onSubmit={sendMail}
      onInput={recheck}
      data-draft
    >
      <ProblemSummary
        heading={strings.errors.summary}
        problems={problems}
        attempt={attempt}
        onChoose={choose}
      />
      <ServiceChoice strings={strings.serviceType} />
      <Field name="name" label={strings.name} problems={problems} autoComplete="name" required />
      <ReachFields strings={strings} problems={problems} />
      <Field
        name="message"
        label={strings.message}
        problems={problems}
        hint={strings.messageHint}
        lines={6}
        required
      />
      {tooLong && (
        <TooLong program={tooLong} strings={strings} email={email} whatsapp={whatsapp} attempt={attempt} />
      )}
      <Actions strings={strings} email={email} whatsapp={whatsapp} onWhatsapp={sendWhatsapp} onCopy={copy} />
    </form>
  );
}
