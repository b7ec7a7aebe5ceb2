import type { City } from "../../content/calculators/answer.ts";
import {
  answerCoolingLoad,
  coolingLoadFields,
  type Estimate,
} from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { Methods, Reasons, RoomAnswer } from "./RoomAnswer.tsx";
import { metricWords, oversizedWords, rangeWords, unitWords } from "./sayings.ts";

export type CoolingLoadProps = ToolProps<CoolingLoadWords> & { cities: City[] };

/** Estimates the cooling of a room of a house in tons, by two methods. */
export function CoolingLoad({ cities, ...shared }: CoolingLoadProps) {
  return (
    <ToolFrame
      {...shared}
      id="cooling-load"
      fields={coolingLoadFields(cities)}
      answerTo={(raw) => answerCoolingLoad(cities, raw)}
      say={(answer) => sayEstimate(answer, shared.words)}
    />
  );
}

function sayEstimate(estimate: Estimate, words: CoolingLoadWords): Answer {
  const size = `${words.heading} ${rangeWords(estimate, words)}`;
  const unit = unitWords(estimate, words);
  return {
    shown: <RoomAnswer estimate={estimate} words={words} />,
    reasons: <Reasons estimate={estimate} words={words} />,
    details: <Methods estimate={estimate} words={words} />,
    spoken: `${size}. ${unit}. ${oversizedWords(estimate, words)}`.trim(),
    sent: [`${size} (${metricWords(estimate, words)}). ${unit}.`],
  };
}
