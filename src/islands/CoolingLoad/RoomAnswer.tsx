import { parts } from "../../content/engineering/roomLoad.ts";
import type { Estimate } from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { number } from "../../styles/text.css.ts";
import { fill, printed } from "../ToolFrame/fill.ts";
import { Shares } from "../ToolFrame/Shares.tsx";
import * as styles from "../ToolFrame/Answer.css.ts";
import { metricWords, rangeWords, unitWords } from "./sayings.ts";

type RoomAnswerProps = { estimate: Estimate; words: CoolingLoadWords };

/** What the room needs, and where the heat comes from. */
export function RoomAnswer({ estimate, words }: RoomAnswerProps) {
  const { sources } = words;
  const shares = parts.map((part) => ({ name: sources.parts[part], value: estimate.parts[part] }));
  return (
    <>
      <div className={styles.result}>
        <h3>{words.heading}</h3>
        <p className={`${number.medium} ${styles.range}`}>{rangeWords(estimate, words)}</p>
        <p>{metricWords(estimate, words)}</p>
        <p>
          <strong>{unitWords(estimate, words)}</strong>
        </p>
        <p className={styles.note}>{words.unitNote}</p>
      </div>
      <div className={styles.part}>
        <h3>{sources.heading}</h3>
        <p className={styles.note}>{fill(sources.intro, { kilowatts: printed(estimate.load / 1000, 1) })}</p>
        <Shares shares={shares} />
      </div>
    </>
  );
}

/** What each method says, and what neither can know. */
export function Details({ estimate, words }: RoomAnswerProps) {
  const { survey } = words;
  return (
    <>
      <Methods estimate={estimate} words={words} />
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

function Methods({ estimate, words: { methods } }: RoomAnswerProps) {
  return (
    <div className={styles.detail}>
      <h3>{methods.heading}</h3>
      <dl className={styles.methods}>
        {(["rule", "balance"] as const).map((method) => (
          <div key={method} className={styles.method}>
            <dt>{methods[method].name}</dt>
            <dd>
              <strong className={styles.tons}>
                {fill(methods.tons, { tons: printed(estimate[method], 1) })}
              </strong>
              <span className={styles.note}>{methods[method].text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
