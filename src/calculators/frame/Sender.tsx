import { useId } from "react";
import type { Raw } from "./fields.ts";
import type { FrameStrings } from "../strings.ts";
import { Fold } from "./Fold.tsx";
import * as styles from "./Questions.css.ts";

type SenderStrings = FrameStrings["sender"];

/** The sender's fields. Their names differ from those of questions, so that URLs never contain them. */
const parts = [
  { part: "name", autoComplete: "name", type: "text" },
  { part: "phone", autoComplete: "tel", type: "tel" },
  { part: "place", autoComplete: "address-level2", type: "text" },
] as const;
const fieldName = (part: string) => `sender-${part}`;

export const senderLines = (strings: SenderStrings, raw: Raw): string[] =>
  parts.flatMap(({ part }) => {
    const entry = raw[fieldName(part)]?.trim();
    return entry ? [`${strings[part]}: ${entry}`] : [];
  });

export function Sender({ strings }: { strings: SenderStrings }) {
  const id = useId();
  return (
    <Fold heading={strings.heading}>
      <div className={styles.questions}>
        {parts.map(({ part, ...attributes }) => (
          <div key={part} className={styles.question}>
            <label className={styles.label} htmlFor={id + part}>
              {strings[part]}
            </label>
            <input
              {...attributes}
              id={id + part}
              name={fieldName(part)}
              className={styles.input}
              maxLength={60}
              dir="auto"
            />
          </div>
        ))}
      </div>
    </Fold>
  );
}
