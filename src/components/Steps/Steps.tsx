import { columnsFor } from "../../styles/columnsFor.ts";
import { muted } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Steps.css.ts";

type StepsProps = {
  steps: { title: string; text: string }[];
  stacked?: boolean;
};

export function Steps({ steps, stacked = false }: StepsProps) {
  const className = stacked ? styles.stacked : `${styles.list} ${columnsFor(steps.length, false)}`;
  return (
    <ol className={className}>
      {steps.map(({ title, text }) => (
        <li key={title} className={stacked ? styles.row : styles.step}>
          <h3>
            <Prose text={title} />
          </h3>
          <p className={muted}>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
