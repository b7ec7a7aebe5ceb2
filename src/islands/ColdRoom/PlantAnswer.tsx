import { type ColdRoomAnswer, warming } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Detail, Result, Sources, Survey } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { goodsWords, holdWords, rangeWords, tonsWords, warningWords } from "./sayings.ts";

type PlantAnswerProps = { answer: ColdRoomAnswer; words: ColdRoomWords };

/** The plant that the room needs, and where the heat comes from. */
export function PlantAnswer({ answer, words }: PlantAnswerProps) {
  const { heading, intro, parts } = words.sources;
  const mean = { kilowatts: printed(answer.heat / 1000, 1), around: printed(answer.around) };
  return (
    <>
      <Result heading={words.heading} range={rangeWords(answer, words)}>
        <p>{tonsWords(answer, words)}</p>
        <p>
          <strong>{goodsWords(answer, words)}</strong>
        </p>
        {warningWords(answer, words).map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
        <p className={styles.note}>
          {fill(words.electricity, { kilowatts: printed(answer.electricity / 1000, 1) })}
        </p>
      </Result>
      <Sources heading={heading} intro={fill(intro, mean)} names={parts} heats={answer.heats} />
    </>
  );
}

/** How long the room holds without power, how it is worked out, and what that can't know. */
export function Details({ answer, words }: PlantAnswerProps) {
  const { method, survey } = words;
  return (
    <>
      <div className={styles.column}>
        <HoldOver answer={answer} words={words} />
        <Detail {...method} />
      </div>
      <Survey {...survey} />
    </>
  );
}

function HoldOver({ answer, words }: PlantAnswerProps) {
  const { hold } = words;
  return (
    <div className={styles.detail}>
      <h3>{hold.heading}</h3>
      <p className={styles.note}>{fill(hold.intro, { kelvin: warming })}</p>
      <dl className={styles.methods}>
        {(["full", "nearlyEmpty"] as const).map((filling) => (
          <div key={filling} className={styles.method}>
            <dt>{hold[filling]}</dt>
            <dd>
              <strong className={styles.tons}>{holdWords(answer.hold[filling], words)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
