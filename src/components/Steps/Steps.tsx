import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { CallButton } from "../HeadActions/HeadActions.tsx";
import { LeadParagraphs } from "../Prose/Prose.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import { SheetSection } from "../SheetSection/SheetSection.tsx";
import * as styles from "./Steps.css.ts";

const CallAction = () => (
  <p className={styles.call}>
    <CallButton variant="primary" />
  </p>
);

type StepSheetProps = Omit<SectionOf<"steps">, "type" | "picture" | "sheet"> & {
  /** Content below the introduction. */
  after: ReactNode;
};

/** Steps on a sheet of paper, like a card to hang up. */
export const StepSheet = ({ id, heading, intro, steps, call, after }: StepSheetProps) => (
  <SheetSection
    id={id}
    heading={heading}
    sheet={
      <ol className={styles.paper}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.line}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ol>
    }
  >
    {intro && <LeadParagraphs texts={[intro].flat()} />}
    {call && <CallAction />}
    {after}
  </SheetSection>
);

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
      {call && <CallAction />}
    </>
  );
}
