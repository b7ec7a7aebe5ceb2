import { type ColdRoomAnswer, warming } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import { heats } from "../../content/engineering/coldRoomHeat.ts";
import { number } from "../../styles/text.css.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { fill, printed } from "../ToolFrame/fill.ts";
import { Shares } from "../ToolFrame/Shares.tsx";
import { goodsWords, holdWords, rangeWords, tonsWords } from "./sayings.ts";

type PlantAnswerProps = { answer: ColdRoomAnswer; words: ColdRoomWords };

/** The plant that the room needs, and where the heat comes from. */
export function PlantAnswer({ answer, words }: PlantAnswerProps) {
  const { sources } = words;
  const shares = heats.map((heat) => ({ name: sources.parts[heat], value: answer.heats[heat] }));
  const kilowatts = printed(answer.heat / 1000, 1);
  return (
    <>
      <div className={styles.result}>
        <h3>{words.heading}</h3>
        <p className={`${number.medium} ${styles.range}`}>{rangeWords(answer, words)}</p>
        <p>{tonsWords(answer, words)}</p>
        <p>
          <strong>{goodsWords(answer, words)}</strong>
        </p>
        <p className={styles.note}>
          {fill(words.electricity, { kilowatts: printed(answer.electricity / 1000, 1) })}
        </p>
      </div>
      <div className={styles.part}>
        <h3>{sources.heading}</h3>
        <p className={styles.note}>{fill(sources.intro, { kilowatts, around: printed(answer.around) })}</p>
        <Shares shares={shares} />
      </div>
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
        <div className={styles.detail}>
          <h3>{method.heading}</h3>
          <p className={styles.note}>{method.text}</p>
        </div>
      </div>
      <div className={styles.detail}>
        <h3>{survey.heading}</h3>
        <ul className={styles.list}>
          {survey.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
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
