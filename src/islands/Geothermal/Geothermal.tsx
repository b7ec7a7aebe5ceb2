import {
  answerGeothermal,
  type GeothermalAnswer,
  geothermalFields,
  type GroundCity,
} from "../../content/calculators/geothermal.ts";
import type { Raw } from "../../content/calculators/fields.ts";
import type { GeothermalWords } from "../../content/calculators/words.ts";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { efficiencyWords, sizeWords } from "./sayings.ts";
import { Requirements, SiteAnswer, SiteDetails } from "./SiteAnswer.tsx";

export type GeothermalProps = ToolProps<GeothermalWords> & { cities: GroundCity[] };

/** Checks whether a site can have a ground loop or a well, and of what size, or says why not. */
export function Geothermal({ cities, ...shared }: GeothermalProps) {
  return (
    <ToolFrame
      {...shared}
      id="geothermal"
      fields={geothermalFields(cities)}
      answerTo={(raw) => answerGeothermal(cities, raw)}
      say={(answer, raw) => saySite(answer, raw, shared.words)}
    />
  );
}

function saySite(answer: GeothermalAnswer, raw: Raw, words: GeothermalWords): Answer {
  const { name, reason } = words.verdicts[answer.verdict];
  const size = sizeWords(answer, raw, words);
  return {
    summary: name,
    shown: <SiteAnswer answer={answer} size={size} words={words} />,
    reasons: <Requirements answer={answer} words={words} />,
    details: <SiteDetails answer={answer} words={words} />,
    spoken: `${words.heading}: ${name}. ${reason} ${size}`,
    sent: [`${words.heading}: ${name}. ${reason} ${size} ${efficiencyWords(answer, words)}`.trim()],
  };
}
