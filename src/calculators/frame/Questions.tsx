import { useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { type ChoiceField, type Fields, type Raw, startIn } from "./fields.ts";
import { Notes, NumberQuestion, type Question } from "./NumberQuestion.tsx";
import * as styles from "./Questions.css.ts";

/** Options without a label are shown as they are. */
export type ChoiceStrings = Question & { options?: Record<string, string> };

type ChoiceProps = {
  name: string;
  question: ChoiceStrings;
  field: ChoiceField;
};

function ChoiceQuestion({ name, question, field }: ChoiceProps) {
  const id = useId();
  return (
    <div className={question.options ? `${styles.question} ${styles.wide}` : styles.question}>
      <label className={styles.label} htmlFor={id}>
        {question.label}
      </label>
      <span className={styles.measure}>
        <select
          id={id}
          name={name}
          className={styles.input}
          defaultValue={startIn(field)}
          autoComplete="off"
          aria-describedby={question.hint && `${id}-hint`}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {question.options?.[option] ?? option}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </span>
      <Notes id={id} hint={question.hint} />
    </div>
  );
}

type QuestionsProps = {
  fields: Fields;
  strings: Record<string, ChoiceStrings>;
  problems: Record<string, string>;
  raw: Raw;
  unitLabel: string;
};

export function Questions({ fields, strings, problems, raw, unitLabel }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {Object.entries(fields).map(([name, field]) => {
        const question = strings[name] ?? { label: name };
        if (field.kind === "choice")
          return <ChoiceQuestion key={name} name={name} question={question} field={field} />;
        return (
          <NumberQuestion
            key={name}
            name={name}
            question={question}
            problem={problems[name]}
            field={field}
            entry={raw[name] ?? ""}
            unitLabel={unitLabel}
          />
        );
      })}
    </div>
  );
}
