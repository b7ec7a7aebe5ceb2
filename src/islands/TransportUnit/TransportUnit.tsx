import {
  answerTransportUnit,
  type TransportAnswer,
  transportFields,
} from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { Details } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { describeAnswer } from "./describe.ts";
import { Reasons, UnitAnswer } from "./UnitAnswer.tsx";

export function TransportUnit(props: ToolProps<TransportUnitWords>) {
  return (
    <ToolFrame
      {...props}
      id="transport-unit"
      fields={transportFields}
      answerTo={answerTransportUnit}
      say={(answer) => describe(answer, props.words)}
    />
  );
}

function describe(answer: TransportAnswer, words: TransportUnitWords): Answer {
  const { page, spoken, sent } = describeAnswer(answer, words);
  return {
    summary: page.name,
    shown: <UnitAnswer {...page} />,
    reasons: <Reasons answer={answer} words={words} />,
    details: <Details {...words} />,
    spoken,
    sent: [sent],
  };
}
