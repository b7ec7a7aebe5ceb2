import { answerCoolingLoad, coolingLoadFields, type Estimate, type RoomCity } from "./fields.ts";
import type { CoolingLoadStrings } from "../strings.ts";
import { Sources, Survey } from "../frame/AnswerParts.tsx";
import { type Answer, CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import { describeEstimate } from "./describe.ts";
import { RoomAnswer } from "./RoomAnswer.tsx";

type CoolingLoadProps = CalculatorProps<CoolingLoadStrings> & { cities: RoomCity[] };

export function CoolingLoad({ cities, ...shared }: CoolingLoadProps) {
  return (
    <CalculatorFrame
      {...shared}
      id="cooling-load"
      fields={coolingLoadFields(cities)}
      answerTo={(raw) => answerCoolingLoad(cities, raw)}
      describe={(estimate) => answerOf(estimate, shared.strings)}
    />
  );
}

function answerOf(estimate: Estimate, strings: CoolingLoadStrings): Answer {
  const description = describeEstimate(estimate, strings);
  const { heading, parts } = strings.sources;
  return {
    summary: description.size,
    shown: <RoomAnswer description={description} strings={strings} />,
    reasons: <Sources heading={heading} intro={description.heat} names={parts} heats={estimate.parts} />,
    details: <Survey {...strings.survey} />,
    announcement: description.announcement,
    sent: description.sent,
  };
}
