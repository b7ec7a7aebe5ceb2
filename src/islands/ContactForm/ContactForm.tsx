import { type ReactNode, useId } from "react";
import { Slot } from "../../components/Slot/Slot.tsx";
import { Actions } from "./Actions.tsx";
import { Delivery, ProblemSummary, TooLong } from "./Alerts.tsx";
import * as styles from "./ContactForm.css.ts";
import type { ContactFormProps } from "./props.ts";
import type { FieldProblem } from "./enquiryForm.ts";
import { Field } from "./Field.tsx";
import { useEnquiry } from "./useEnquiry.ts";
import * as attribute from "../../styles/attributes.ts";

type ContactFormSlots = {
  /** The form's first question, above the fields. */
  choices?: ReactNode;
  /** Advice on the chosen kind of enquiry, below the message. */
  advice?: ReactNode;
};

/**
 * Opens the message in the visitor's mail program or WhatsApp, or sends it to the form service that is set in
 * content. Without JavaScript, the browser submits the form to that service or to a `mailto:` URL.
 * `draft.client.ts` saves the input of forms with `attribute.draft`.
 */
export function ContactForm({ choices, advice, ...props }: ContactFormProps & ContactFormSlots) {
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
      {...{ [attribute.draft]: "" }}
    >
      <Slot className={styles.choices}>{choices}</Slot>
      <div className={styles.fields}>
        <Fields strings={strings} problems={problems} attempt={attempt} />
        <Slot className={styles.advice} id="advice">
          {advice}
        </Slot>
        {tooLong && (
          <TooLong {...props} program={tooLong} attempt={attempt} onWhatsapp={enquiry.sendWhatsapp} />
        )}
        <Delivery strings={strings} delivery={enquiry.delivery} />
        <Actions {...props} onWhatsapp={enquiry.sendWhatsapp} onCopy={enquiry.copy} />
      </div>
    </form>
  );
}

type FieldsProps = Pick<ContactFormProps, "strings"> & { problems: FieldProblem[]; attempt: number };

function Fields({ strings, problems, attempt }: FieldsProps) {
  return (
    <>
      {problems.length > 0 && <ProblemSummary {...{ problems, attempt }} heading={strings.errors.summary} />}
      <div className={styles.pair}>
        <Field name="name" label={strings.name} problems={problems} autoComplete="name" required />
        <ServiceChoice strings={strings.serviceType} />
      </div>
      <ReachFields strings={strings} problems={problems} />
      {strings.fields.map((field) => (
        <Field key={field.label} name={field.label} {...field} problems={problems} />
      ))}
      <Field
        name="message"
        label={strings.message}
        problems={problems}
        describedBy="advice"
        lines={6}
        required
      />
    </>
  );
}

/** Either an e-mail address or a phone number is enough, so one hint describes both fields. */
function ReachFields({ strings, problems }: Omit<FieldsProps, "attempt">) {
  const hint = useId();
  const shared = { problems, describedBy: hint };
  return (
    <div className={styles.shortPair}>
      <Field name="phone" label={strings.phone} {...shared} type="tel" autoComplete="tel" inputMode="tel" />
      <Field
        name="email"
        label={strings.email}
        {...shared}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <p className={styles.sharedHint} id={hint}>
        {strings.emailOrPhone}
      </p>
    </div>
  );
}

function ServiceChoice({ strings }: { strings: ContactFormProps["strings"]["serviceType"] }) {
  return (
    <fieldset>
      <legend className={styles.label}>{strings.label}</legend>
      <div className={styles.options}>
        {[strings.commercial, strings.residential].map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name="service"
              value={option}
              defaultChecked={index === 0}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
