import type { ColdRoomAnswer } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Result, Sources } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { goodsWords, powerCutWords, rangeWords, plantWords, warningWords } from "./sayings.ts";

type PlantAnswerProps = { answer: ColdRoomAnswer; words: ColdRoomWords };

/** The plant that the room needs, what the room holds, and for how long without power. */
export function PlantAnswer({ answer, words }: PlantAnswerProps) {
  return (
    <Result heading={words.heading[answer.kind]} range={rangeWords(answer, words)}>
      <p>
        <strong>{goodsWords(answer, words)}</strong>
      </p>
      <p>{powerCutWords(answer, words)}</p>
      {warningWords(answer, words).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </Result>
  );
}

/** What else there is to know of the plant, and where the heat comes from that it carries away. */
export function PlantReasons({ answer, words }: PlantAnswerProps) {
  const { heading, intro, parts } = words.sources;
  const mean = { kilowatts: printed(answer.heat / 1000, 1), around: printed(answer.around) };
  const electricity = fill(words.electricity, { kilowatts: printed(answer.electricity / 1000, 1) });
  return (
    <>
      <p className={styles.note}>
        {plantWords(answer, words)}. {electricity}
      </p>
      <Sources heading={heading} intro={fill(intro, mean)} names={parts} heats={answer.heats} />
    </>
  );
}
