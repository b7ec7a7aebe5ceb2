import { Actions } from "./Actions.tsx";
import { ProblemSummary, TooLong } from "./Alerts.tsx";
import * as styles from "./ContactForm.css.ts";
import type { ContactFormProps } from "./props.ts";
import { Delivery } from "./Delivery.tsx";
import { Field } from "./Field.tsx";
import { ReachFields } from "./ReachFields.tsx";
import { ServiceChoice } from "./ServiceChoice.tsx";
import { useEnquiry } from "./useEnquiry.ts";

/**
 * Opens the message in the visitor's mail program or WhatsApp, or sends it to the form service that is set in
 * content. Without JavaScript, the browser submits the form to that service or to a `mailto:` URL.
 * `draft.client.ts` saves the input of forms with `data-draft`.
 */
export function ContactForm(props: ContactFormProps) {
  const { strings } = props;
  const { form, problems, attempt, tooLong, ...enquiry } = useEnquiry(props);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={strings.service?.url}
      encType={strings.service ? undefined : "text/plain"}
      onSubmit={enquiry.submit}
      onInput={enquiry.recheck}
      data-draft
    >
      {problems.length > 0 && <ProblemSummary {...{ problems, attempt }} heading={strings.errors.summary} />}
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
      {tooLong && <TooLong {...props} program={tooLong} attempt={attempt} />}
      <Delivery strings={strings} delivery={enquiry.delivery} />
      <Actions {...props} onWhatsapp={enquiry.sendWhatsapp} onCopy={enquiry.copy} />
    </form>
  );
}
