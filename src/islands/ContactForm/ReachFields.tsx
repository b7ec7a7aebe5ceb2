import { useId } from "react";
import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";
import type { FieldProblem } from "./enquiryForm.ts";
import { Field } from "./Field.tsx";

/** Either an e-mail address or a phone number is enough, so one hint describes both fields. */
export function ReachFields({
  strings,
  problems,
}: Pick<ContactFormProps, "strings"> & { problems: FieldProblem[] }) {
  const hint = useId();
  return (
    <div className={styles.shortPair}>
      <Field
        name="phone"
        label={strings.phone}
        problems={problems}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        describedBy={hint}
      />
      <Field
        name="email"
        label={strings.email}
        problems={problems}
        type="email"
        autoComplete="email"
        inputMode="email"
        describedBy={hint}
      />
      <p className={styles.sharedHint} id={hint}>
        {strings.emailOrPhone}
      </p>
    </div>
  );
}
