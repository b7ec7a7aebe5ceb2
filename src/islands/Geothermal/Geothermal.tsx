import { answerGeothermal, geothermalFields, type GroundCity } from "../../content/calculators/geothermal.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import { Details } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { type Description, describeSite } from "./describeSite.ts";
import { Requirements, SiteAnswer } from "./SiteAnswer.tsx";

export type GeothermalProps = ToolProps<GeothermalWords> & { cities: GroundCity[] };

export function Geothermal({ cities, ...shared }: GeothermalProps) {
  return (
    <ToolFrame
      {...shared}
      id="geothermal"
      fields={geothermalFields(cities)}
      answerTo={(raw) => answerGeothermal(cities, raw)}
      say={(answer) => toAnswer(describeSite(answer, shared.words), shared.words)}
    />
  );
}

function toAnswer(description: Description, words: GeothermalWords): Answer {
  const { name, spoken, sent } = description;
  return {
    summary: name,
    shown: <SiteAnswer description={description} words={words} />,
    reasons: <Requirements description={description} words={words} />,
    details: <Details {...words} />,
    spoken,
    sent: [sent],
  };
}
