import type { GeothermalAnswer } from "../../content/calculators/geothermal.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Result, Survey } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { loopWords } from "./sayings.ts";

type SiteAnswerProps = { answer: GeothermalAnswer; size: string; words: GeothermalWords };

/** What the site allows, and what it takes. */
export function SiteAnswer({ answer, size, words }: SiteAnswerProps) {
  const { verdict, climate, ground, source } = answer;
  const { name, reason } = words.verdicts[verdict];
  return (
    <>
      <Result heading={words.heading} range={name}>
        <p>{reason}</p>
        <p>
          <strong>{size}</strong>
        </p>
      </Result>
      <div className={styles.part}>
        <h3>{words.permission.heading}</h3>
        <p className={styles.note}>{words.permission[source]}</p>
      </div>
      <div className={styles.part}>
        <h3>{fill(words.year.heading, { ground: printed(ground) })}</h3>
        <p className={styles.note}>{words.year[climate]}</p>
      </div>
    </>
  );
}

/** How the figures are worked out, what a loop would take in place of the water, and what only tests on the site tell. */
export function Details({ answer, words }: Omit<SiteAnswerProps, "size">) {
  const { method, instead, survey } = words;
  return (
    <>
      <div className={styles.column}>
        {answer.water && (
          <div className={styles.detail}>
            <h3>{instead}</h3>
            <p className={styles.note}>{loopWords(answer, words)}</p>
          </div>
        )}
        <div className={styles.detail}>
          <h3>{method.heading}</h3>
          <p className={styles.note}>{method.text}</p>
        </div>
      </div>
      <Survey {...survey} />
    </>
  );
}
