import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";

export function ServiceChoice({ strings }: { strings: ContactFormProps["strings"]["serviceType"] }) {
  return (
    <fieldset className={styles.choice}>
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
