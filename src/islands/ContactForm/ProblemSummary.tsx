import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./ContactForm.css.ts";
import type { FieldProblem } from "./enquiryForm.ts";

type ProblemSummaryProps = {
  heading: string;
  problems: FieldProblem[];
  /** Number of submit attempts. Each failed attempt moves focus to the summary. */
  attempt: number;
  onChoose: (field: FieldProblem["field"]) => void;
};

export function ProblemSummary({ heading, problems, attempt, onChoose }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.summaryHeading}>
        <Icon name="triangle-alert" size={20} />
        {heading}
      </p>
      <ul className={styles.summaryList}>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={styles.summaryLink} onClick={() => onChoose(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
