import { answerTransportUnit, type TransportAnswer, transportFields } from "./fields.ts";
import type { TransportUnitStrings } from "../strings.ts";
import { Details } from "../frame/AnswerParts.tsx";
import { type Answer, CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import { describeAnswer } from "./describe.ts";
import { Reasons, UnitAnswer } from "./UnitAnswer.tsx";

export function TransportUnit(props: CalculatorProps<TransportUnitStrings>) {
  return (
    <CalculatorFrame
      {...props}
      id="transport-unit"
      fields={transportFields}
      answerTo={answerTransportUnit}
      describe={(answer) => answerOf(answer, props.strings)}
    />
  );
}

function answerOf(answer: TransportAnswer, strings: TransportUnitStrings): Answer {
  const { page, announcement, sent } = describeAnswer(answer, strings);
  return {
    summary: page.name,
    shown: <UnitAnswer {...page} />,
    reasons: <Reasons answer={answer} strings={strings} />,
    details: <Details {...strings} />,
    announcement,
    sent: [sent],
  };
}
