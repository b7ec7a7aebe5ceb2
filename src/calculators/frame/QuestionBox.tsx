import type { ReactNode } from "react";
import * as styles from "./Questions.css.ts";

const kinds = ["converted", "hint", "problem"] as const;
type Notes = { [Kind in (typeof kinds)[number]]?: string | undefined };

type QuestionBoxProps = {
  /** Id of the field. The ids of the notes begin with it. */
  id: string;
  label: string;
  notes?: Notes;
  className?: string;
  children: ReactNode;
};

/** A field with its label above, and its notes below. */
export const QuestionBox = ({ id, label, notes = {}, className = "", children }: QuestionBoxProps) => (
  <div className={`${styles.question} ${className}`.trim()}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {children}
    {kinds.map(
      (kind) =>
        notes[kind] && (
          <span key={kind} className={styles.notes[kind]} id={`${id}-${kind}`}>
            {notes[kind]}
          </span>
        ),
    )}
  </div>
);

/** The ids of the unit and the notes, for `aria-describedby`. */
export const describedBy = (id: string, notes: Notes & { unit?: string | undefined }): string | undefined =>
  Object.entries(notes)
    .flatMap(([kind, text]) => (text ? `${id}-${kind}` : []))
    .join(" ") || undefined;
