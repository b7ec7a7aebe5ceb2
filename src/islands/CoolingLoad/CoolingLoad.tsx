import {
  answerCoolingLoad,
  coolingLoadFields,
  type Estimate,
  type RoomCity,
} from "../../content/calculators/coolingLoad.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { Sources, Survey } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { describeEstimate } from "./describeEstimate.ts";
import { RoomAnswer } from "./RoomAnswer.tsx";

export type CoolingLoadProps = ToolProps<CoolingLoadWords> & { cities: RoomCity[] };

export function CoolingLoad({ cities, ...shared }: CoolingLoadProps) {
  return (
    <ToolFrame
      {...shared}
      id="cooling-load"
      fields={coolingLoadFields(cities)}
      answerTo={(raw) => answerCoolingLoad(cities, raw)}
      say={(estimate) => answerOf(estimate, shared.words)}
    />
  );
}

function answerOf(estimate: Estimate, words: CoolingLoadWords): Answer {
  const description = describeEstimate(estimate, words);
  const { heading, parts } = words.sources;
  return {
    summary: description.size,
    shown: <RoomAnswer description={description} words={words} />,
    reasons: <Sources heading={heading} intro={description.heat} names={parts} heats={estimate.parts} />,
    details: <Survey {...words.survey} />,
    spoken: description.spoken,
    sent: description.sent,
  };
}
