import {
  answerTransportUnit,
  type TransportAnswer,
  transportFields,
  type TransportStart,
} from "../../content/calculators/transportUnit.ts";
import type { TransportUnitWords } from "../../content/calculators/words.ts";
import { Details } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { batteryWords, capacityWords, findingWords } from "./sayings.ts";
import { Reasons, UnitAnswer } from "./UnitAnswer.tsx";

export type TransportUnitProps = ToolProps<TransportUnitWords> & { start: TransportStart };

/** Finds the refrigeration unit for a van, a truck or a three-wheeler, or says why none of the offer fits. */
export function TransportUnit({ start, ...shared }: TransportUnitProps) {
  return (
    <ToolFrame
      {...shared}
      id="transport-unit"
      fields={transportFields(start)}
      answerTo={(raw) => answerTransportUnit(start, raw)}
      say={(answer) => sayUnit(answer, shared.words)}
    />
  );
}

function sayUnit(answer: TransportAnswer, words: TransportUnitWords): Answer {
  const { heading, name, reason } = findingWords(answer, words);
  const capacity = [capacityWords(answer, words), batteryWords(answer, words)].filter(Boolean).join(" ");
  return {
    shown: <UnitAnswer answer={answer} words={words} />,
    reasons: <Reasons answer={answer} words={words} />,
    details: <Details {...words} />,
    spoken: `${heading}: ${name}. ${reason} ${capacity}`,
    sent: [`${heading}: ${name}. ${"gap" in answer.finding ? `${reason} ` : ""}${capacity}`],
  };
}
