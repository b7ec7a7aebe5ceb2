import { useId } from "react";
import type { FrameStrings } from "../strings.ts";
import { Fold } from "../../components/Fold/Fold.tsx";
import { QuestionBox } from "./QuestionBox.tsx";
import * as styles from "./Questions.css.ts";
import { senderFields } from "./texts.ts";

const inputs = [
  { part: "name", autoComplete: "name", type: "text" },
  { part: "phone", autoComplete: "tel", type: "tel" },
  { part: "place", autoComplete: "address-level2", type: "text" },
] as const;

export function Sender({ strings }: { strings: FrameStrings["sender"] }) {
  const id = useId();
  return (
    <Fold heading={strings.heading}>
      <div className={styles.questions}>
        {inputs.map(({ part, ...attributes }) => (
          <QuestionBox key={part} id={id + part} label={strings[part]}>
            <input
              {...attributes}
              id={id + part}
              name={senderFields[part]}
              className={styles.input}
              maxLength={60}
              dir="auto"
            />
          </QuestionBox>
        ))}
      </div>
    </Fold>
  );
}
