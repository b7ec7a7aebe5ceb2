import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import type { GeothermalAnswer } from "../../content/calculators/geothermal.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Detail, Details, Result } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { efficiencyWords, isNone, loopWords } from "./sayings.ts";

type SiteAnswerProps = { answer: GeothermalAnswer; size: string; words: GeothermalWords };

/** What the site allows. */
export function SiteAnswer({ answer, size, words }: SiteAnswerProps) {
  const { name, reason } = words.verdicts[answer.verdict];
  const efficiency = efficiencyWords(answer, words);
  return (
    <Result heading={words.heading} range={name}>
      <p>{reason}</p>
      {size && (
        <p>
          <strong>
            <Unbroken text={size} />
          </strong>
        </p>
      )}
      {efficiency && <p className={styles.note}>{efficiency}</p>}
    </Result>
  );
}

/** What permission the source takes, and what the years do to it. */
export function Requirements({ answer, words }: Omit<SiteAnswerProps, "size">) {
  const { climate, ground, source } = answer;
  return (
    !isNone(answer) && (
      <>
        <Part heading={words.permission.heading} text={words.permission[source]} />
        <Part heading={fill(words.year.heading, { ground: printed(ground) })} text={words.year[climate]} />
      </>
    )
  );
}

function Part({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <p className={styles.note}>{text}</p>
    </div>
  );
}

/** How the figures are worked out, what a loop would take in place of the water, and what only tests on the site tell. */
export function SiteDetails({ answer, words }: Omit<SiteAnswerProps, "size">) {
  return (
    <>
      {answer.water && <Detail heading={words.instead} text={loopWords(answer, words)} />}
      <Details {...words} />
    </>
  );
}
