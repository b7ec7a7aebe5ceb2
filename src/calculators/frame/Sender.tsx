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

type SenderProps = {
  strings: FrameStrings["sender"];
  /** The things to send along for a quote. */
  next: string;
  /** The sentence on who answers, and when. */
  response: string | undefined;
};

export function Sender({ strings, next, response }: SenderProps) {
  const id = useId();
  return (
    <Fold heading={strings.heading}>
      <p>{next}</p>
      <div className={styles.questions.sender}>
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
      {response && <p>{response}</p>}
    </Fold>
  );
}
