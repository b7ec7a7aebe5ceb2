import type { ContactFormProps } from "./props.ts";
import * as styles from "./ContactForm.css.ts";

export function ServiceChoice({ words }: { words: ContactFormProps["words"]["serviceType"] }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{words.label}</legend>
      <div className={styles.options}>
        {[words.commercial, words.residential].map((option, index) => (
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
