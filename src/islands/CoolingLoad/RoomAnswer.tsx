import type { Estimate } from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Result, Sources, Survey } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { metricWords, oversizedWords, rangeWords, unitWords } from "./sayings.ts";

type RoomAnswerProps = { estimate: Estimate; words: CoolingLoadWords };

/** What the room needs, as a range and as a standard size. */
export function RoomAnswer({ estimate, words }: RoomAnswerProps) {
  const warning = oversizedWords(estimate, words);
  return (
    <Result heading={words.heading} range={rangeWords(estimate, words)}>
      <p>
        <strong>{unitWords(estimate, words)}</strong>
      </p>
      {warning && <p className={styles.warning}>{warning}</p>}
      <p>{metricWords(estimate, words)}</p>
    </Result>
  );
}

/** Where the heat of the worst day comes from, and what only a survey can know. */
export function Reasons({ estimate, words }: RoomAnswerProps) {
  const { heading, intro, parts } = words.sources;
  const load = { kilowatts: printed(estimate.load / 1000, 1) };
  return (
    <>
      <Sources heading={heading} intro={fill(intro, load)} names={parts} heats={estimate.parts} />
      <Survey {...words.survey} />
    </>
  );
}

/** What each method says. */
export function Methods({ estimate, words: { methods } }: RoomAnswerProps) {
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
