import type { TransportAnswer } from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { hasCapacity } from "../../content/engineering/transportFinding.ts";
import { Detail, Result, Sources } from "../ToolFrame/AnswerParts.tsx";
import { fill, printed } from "../ToolFrame/fill.ts";
import type { describeAnswer } from "./describe.ts";

export function UnitAnswer(sentences: ReturnType<typeof describeAnswer>["page"]) {
  const { heading, name, reason, capacity, battery } = sentences;
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

type ReasonsProps = { answer: TransportAnswer; words: TransportUnitWords };

export function Reasons({ answer, words }: ReasonsProps) {
  const { sources, advice } = words;
  return (
    <>
      {hasCapacity(answer.finding) && <Heats answer={answer} words={sources} />}
      <Detail heading={advice.heading} text={advice.goods[answer.goods]} />
    </>
  );
}

type HeatsProps = { answer: TransportAnswer; words: TransportUnitWords["sources"] };

function Heats({ answer: { load }, words }: HeatsProps) {
  const { respiration, ...others } = words.parts;
  const kilowatts = printed(load.capacity[1] / 1000, 1);
  return (
    <Sources<string>
      heading={words.heading}
      intro={fill(words.intro, { kilowatts, millimetres: 1000 * load.wall })}
      names={load.heats.respiration > 0 ? { ...others, respiration } : others}
      heats={load.heats}
    />
  );
}
