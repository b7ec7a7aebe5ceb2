import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Detail, Result } from "../ToolFrame/AnswerParts.tsx";
import type { Description } from "./describeSite.ts";

type SiteAnswerProps = { description: Description; words: GeothermalWords };

export function SiteAnswer({ description, words }: SiteAnswerProps) {
  const { name, reason, size, efficiency, notes } = description;
  return (
    <Result heading={words.heading} range={name}>
      <p>{reason}</p>
      {size && (
        <p>
          <strong>
            <Unbroken text={size} />
          </strong>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.warning}>
          {note}
        </p>
      ))}
      {efficiency && <p className={styles.note}>{efficiency}</p>}
    </Result>
  );
}

/** Required permissions, long-term effects on the ground, and the loop as an alternative to water. */
export function Requirements({ description: { permission, year, instead }, words }: SiteAnswerProps) {
  return (
    <>
      {permission && <Detail heading={words.permission.heading} text={permission} />}
      {year && <Detail {...year} />}
      {instead && <Detail heading={words.instead} text={instead} />}
    </>
  );
}
