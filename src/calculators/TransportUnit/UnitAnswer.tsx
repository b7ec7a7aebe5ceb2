import type { TransportAnswer } from "./fields.ts";
import type { TransportUnitStrings } from "../strings.ts";
import { hasCapacity } from "./finding.ts";
import { Detail, Result, Sources } from "../frame/AnswerParts.tsx";
import { fill, printed } from "../frame/fill.ts";
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

type ReasonsProps = { answer: TransportAnswer; strings: TransportUnitStrings };

export function Reasons({ answer, strings }: ReasonsProps) {
  const { sources, advice } = strings;
  return (
    <>
      {hasCapacity(answer.finding) && <Heats answer={answer} strings={sources} />}
      <Detail heading={advice.heading} text={advice.goods[answer.goods]} />
    </>
  );
}

type HeatsProps = { answer: TransportAnswer; strings: TransportUnitStrings["sources"] };

function Heats({ answer: { load }, strings }: HeatsProps) {
  const { respiration, ...others } = strings.parts;
  const kilowatts = printed(load.capacity[1] / 1000, 1);
  return (
    <Sources<string>
      heading={strings.heading}
      intro={fill(strings.intro, { kilowatts, millimetres: 1000 * load.wall })}
      names={load.heats.respiration > 0 ? { ...others, respiration } : others}
      heats={load.heats}
    />
  );
}
