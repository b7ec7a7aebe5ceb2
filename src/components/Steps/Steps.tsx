import type { SectionOf } from "../../content/sections.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { CallButton } from "../HeadActions/HeadActions.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./Steps.css.ts";

type StepsProps = Pick<SectionOf<"steps">, "steps" | "call"> & {
  stacked?: boolean;
};

export function Steps({ steps, call, stacked = false }: StepsProps) {
  const columns = `${columnsFor(steps.length)} ${steps.length === 5 ? styles.oneRow : ""}`;
  return (
    <>
      <ol className={stacked ? styles.stacked : `${styles.list} ${columns}`}>
        {steps.map(({ title, text }) => (
          <li key={title} className={stacked ? styles.row : styles.step}>
            <TitledText title={title} text={text} />
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
