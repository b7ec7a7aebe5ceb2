import { type InputHTMLAttributes, useId } from "react";
import * as styles from "./ContactForm.css.ts";
import type { FieldProblem } from "./enquiryForm.ts";

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "required"
> & {
  name: FieldProblem["field"];
  label: string;
  problems: FieldProblem[];
  describedBy?: string;
  lines?: number;
  choices?: string[] | undefined;
};

/** The field is uncontrolled, to keep the input from before hydration and to avoid renders while typing. */
export function Field({ name, label, problems, describedBy, lines, choices, ...input }: FieldProps) {
  const id = useId();
  const problem = problems.find(({ field }) => field === name);
  const described = [problem && `${id}-problem`, describedBy].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    className: styles.input,
    required: input.required,
    // Visitors may write in Urdu, from right to left.
    dir: "auto",
    "aria-describedby": described || undefined,
    "aria-invalid": problem ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {/* Hidden from screen readers, because they announce `required`. */}
        {input.required && (
          <span className={styles.star} aria-hidden>
            *
          </span>
        )}
      </label>
      <Control {...input} {...shared} {...{ lines, choices }} />
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem.text}
        </p>
      )}
    </div>
  );
}

type ControlProps = InputHTMLAttributes<HTMLElement> & {
  lines: number | undefined;
  choices: string[] | undefined;
};

function Control({ lines, choices, type, ...shared }: ControlProps) {
  if (lines) return <textarea {...shared} rows={lines} />;
  if (!choices) return <input {...shared} type={type} />;
  return (
    <select {...shared}>
      {["", ...choices].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
