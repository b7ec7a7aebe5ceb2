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

/** Where the heat of the worst day comes from. */
export function HeatSources({ estimate, words }: RoomAnswerProps) {
  const { heading, intro, parts } = words.sources;
  const load = { kilowatts: printed(estimate.load / 1000, 1) };
  return <Sources heading={heading} intro={fill(intro, load)} names={parts} heats={estimate.parts} />;
}

/** What each method says, and what neither can know. */
export function Details({ estimate, words }: RoomAnswerProps) {
  return (
    <>
      <Methods estimate={estimate} words={words} />
      <Survey {...words.survey} />
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
