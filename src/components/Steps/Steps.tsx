import type { SectionOf } from "../../content/sections.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { muted } from "../../styles/text.css.ts";
import { CallButton } from "../HeadActions/HeadActions.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Steps.css.ts";

type StepsProps = Pick<SectionOf<"steps">, "steps" | "call"> & {
  stacked?: boolean;
};

export function Steps({ steps, call, stacked = false }: StepsProps) {
  const className = stacked ? styles.stacked : `${styles.list} ${columnsFor(steps.length)}`;
  return (
    <>
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
      {call && (
        <p className={styles.call}>
          <CallButton variant="primary" />
        </p>
      )}
    </>
  );
}
