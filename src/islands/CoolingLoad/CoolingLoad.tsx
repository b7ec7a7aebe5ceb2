import {
  answerCoolingLoad,
  type City,
  coolingLoadFields,
  type Estimate,
} from "../../content/calculators/coolingLoad.ts";
import type { Raw } from "../../content/calculators/fields.ts";
import type { CoolingLoadWords } from "../../content/calculators/words.ts";
import { answersGiven } from "../ToolFrame/answersGiven.ts";
import { fill } from "../ToolFrame/fill.ts";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { useTool } from "../ToolFrame/useTool.ts";
import { Details, RoomAnswer } from "./RoomAnswer.tsx";
import { metricWords, rangeWords, unitWords } from "./sayings.ts";

export type CoolingLoadProps = ToolProps<CoolingLoadWords> & { cities: City[] };

/** Estimates the cooling of a room of a house in tons, by two methods. */
export function CoolingLoad({ words, frame, company, cities }: CoolingLoadProps) {
  const fields = coolingLoadFields(cities);
  const tool = useTool(fields);
  const { estimate, problems } = answerCoolingLoad(cities, tool.raw);
  return (
    <ToolFrame
      id="cooling-load"
      tool={tool}
      fields={fields}
      words={frame}
      questions={words.fields}
      problems={problems}
      problemWords={words.problems}
      answer={estimate && answerFor(estimate, words, tool.raw)}
      company={company}
    />
  );
}

function answerFor(estimate: Estimate, words: CoolingLoadWords, raw: Raw): Answer {
  const range = rangeWords(estimate, words);
  const unit = unitWords(estimate, words);
  const spoken = `${words.heading} ${range}. ${unit}.`;
  const result = `${words.heading} ${range} (${metricWords(estimate, words)}). ${unit}.`;
  return {
    shown: <RoomAnswer estimate={estimate} words={words} />,
    details: <Details estimate={estimate} words={words} />,
    spoken,
    subject: fill(words.subject, { length: raw["length"] ?? "", width: raw["width"] ?? "" }),
    text: [words.message, "", ...answersGiven(words.fields, raw), "", result].join("\n"),
  };
}
