import { columnsFor } from "../../styles/columnsFor.ts";
import { muted } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Steps.css.ts";

/** An ordered list of what happens, or of what is included. */
export function Steps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className={`${styles.list} ${columnsFor(steps.length, false)}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={muted}>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
