import { answerGeothermal, type GeothermalAnswer, geothermalFields, type GroundCity } from "./fields.ts";
import type { GeothermalStrings } from "../strings.ts";
import { Details } from "../frame/AnswerParts.tsx";
import { type Answer, CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import { describeSite } from "./describe.ts";
import { Requirements, SiteAnswer } from "./SiteAnswer.tsx";

type GeothermalProps = CalculatorProps<GeothermalStrings> & { cities: GroundCity[] };

export function Geothermal({ cities, ...shared }: GeothermalProps) {
  return (
    <CalculatorFrame
      {...shared}
      id="geothermal"
      fields={geothermalFields(cities)}
      answerTo={(raw) => answerGeothermal(cities, raw)}
      describe={(answer) => answerOf(answer, shared.strings)}
    />
  );
}

function answerOf(answer: GeothermalAnswer, strings: GeothermalStrings): Answer {
  const description = describeSite(answer, strings);
  const { name, announcement, sent } = description;
  return {
    summary: name,
    shown: <SiteAnswer description={description} strings={strings} />,
    reasons: <Requirements description={description} strings={strings} />,
    details: <Details {...strings} />,
    announcement,
    sent: [sent],
  };
}
