import { useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import {
  type ChoiceField,
  type Fields,
  type NumberField,
  startIn,
} from "../../content/calculators/fields.ts";
import * as styles from "./ToolFrame.css.ts";

/** The words of a question. */
export type Question = { label: string; unit?: string | undefined; hint?: string | undefined };
/** A choice whose answers have no words of their own says them as they are. */
export type ChoiceWords = Question & { options?: Record<string, string> };

type QuestionProps = {
  name: string;
  question: Question;
  /** Why the answer can't be used. */
  problem: string | undefined;
};

/** A number with its unit. A text field: browsers hide from scripts what they don't take for a number. */
export function NumberQuestion({ name, question, problem, field }: QuestionProps & { field: NumberField }) {
  const id = useId();
  const { label, unit, hint } = question;
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, problem && `${id}-problem`];
  return (
    <div className={styles.question}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.measure}>
        <input
          id={id}
          name={name}
          className={styles.input}
          defaultValue={field.start}
          // The decimal keypads of iPhones have no minus.
          inputMode={field.min < 0 ? "text" : "decimal"}
          autoComplete="off"
          maxLength={12}
          onFocus={(event) => event.currentTarget.select()}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
          aria-invalid={problem ? true : undefined}
        />
        {unit && (
          <span className={styles.unit} id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </span>
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

type NotesProps = { id: string; hint: string | undefined; problem?: string | undefined };

/** What describes a field: how to answer, and what is wrong with the answer. */
function Notes({ id, hint, problem }: NotesProps) {
  return (
    <>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

type ChoiceProps = {
  name: string;
  question: ChoiceWords;
  field: ChoiceField;
};

/** One of a few answers. */
export function ChoiceQuestion({ name, question, field }: ChoiceProps) {
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
  words: Record<string, ChoiceWords>;
  problems: Record<string, string>;
};

/** The questions of a tool, in the order of its fields. */
export function Questions({ fields, words, problems }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {Object.entries(fields).map(([name, field]) => {
        const question = words[name] ?? { label: name };
        if (field.kind === "choice")
          return <ChoiceQuestion key={name} name={name} question={question} field={field} />;
        return (
          <NumberQuestion key={name} name={name} question={question} problem={problems[name]} field={field} />
        );
      })}
    </div>
  );
}
