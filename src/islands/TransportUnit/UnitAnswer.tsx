import type { TransportAnswer } from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { Detail, Result, Sources } from "../ToolFrame/AnswerParts.tsx";
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

/** What the unit's capacity is for, and how to carry these goods. */
export function Reasons({ answer, words }: UnitAnswerProps) {
  const { sources, advice } = words;
  const least = { kilowatts: printed(leastOf(answer) / 1000, 1) };
  return (
    <>
      <Sources
        heading={sources.heading}
        intro={fill(sources.intro, least)}
        names={sources.parts}
        heats={answer.heats}
      />
      <Detail heading={advice.heading} text={advice.goods[answer.goods]} />
    </>
  );
}
