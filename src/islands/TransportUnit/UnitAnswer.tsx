import type { TransportAnswer } from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Detail, Result, Sources, Survey } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import { batteryWords, capacityWords, findingWords, leastOf } from "./sayings.ts";

type UnitAnswerProps = { answer: TransportAnswer; words: TransportUnitWords };

/** The unit, and what it must be able to do. */
export function UnitAnswer({ answer, words }: UnitAnswerProps) {
  const { heading, name, reason } = findingWords(answer, words);
  const capacity = capacityWords(answer, words);
  const battery = batteryWords(answer, words);
  return (
    <Result heading={heading} range={name}>
      <p>{reason}</p>
      {capacity && (
        <p>
          <strong>{capacity}</strong>
        </p>
      )}
      {battery && <p>{battery}</p>}
    </Result>
  );
}

/** What the unit's capacity is for. */
export function HeatSources({ answer, words }: UnitAnswerProps) {
  const { heading, intro, parts } = words.sources;
  const least = { kilowatts: printed(leastOf(answer) / 1000, 1) };
  return <Sources heading={heading} intro={fill(intro, least)} names={parts} heats={answer.heats} />;
}

/** How to carry these goods, how the size is worked out, and what only the vehicle shows. */
export function Details({ answer, words }: UnitAnswerProps) {
  const { advice, method, survey } = words;
  return (
    <>
      <div className={styles.column}>
        <Detail heading={advice.heading} text={advice.goods[answer.goods]} />
        <Detail {...method} />
      </div>
      <Survey {...survey} />
    </>
  );
}
