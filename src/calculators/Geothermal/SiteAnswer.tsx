import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import type { GeothermalStrings } from "../strings.ts";
import * as styles from "../frame/Answer.css.ts";
import { Detail, Result } from "../frame/AnswerParts.tsx";
import type { Description } from "./describe.ts";

type SiteAnswerProps = { description: Description; strings: GeothermalStrings };

export function SiteAnswer({ description, strings }: SiteAnswerProps) {
  const { name, reason, size, efficiency, notes } = description;
  return (
    <Result heading={strings.heading} range={name}>
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
export function Requirements({ description: { permission, year, instead }, strings }: SiteAnswerProps) {
  return (
    <>
      {permission && <Detail heading={strings.permission.heading} text={permission} />}
      {year && <Detail {...year} />}
      {instead && <Detail heading={strings.instead} text={instead} />}
    </>
  );
}
