import { answerColdRoom, type ColdRoomAnswer, coldRoomFields } from "../../content/calculators/coldRoom.ts";
import type { City } from "../../content/calculators/coolingLoad.ts";
import type { Raw } from "../../content/calculators/fields.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import { answersGiven } from "../ToolFrame/answersGiven.ts";
import { fill } from "../ToolFrame/fill.ts";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { useTool } from "../ToolFrame/useTool.ts";
import { Details, PlantAnswer } from "./PlantAnswer.tsx";
import { goodsWords, holdWords, rangeWords, tonsWords } from "./sayings.ts";

export type ColdRoomProps = ToolProps<ColdRoomWords> & { cities: City[] };

/** Sizes the plant of a walk-in cold room, and says how long it holds without power. */
export function ColdRoom({ words, frame, company, cities }: ColdRoomProps) {
  const fields = coldRoomFields(cities);
  const tool = useTool(fields);
  const { answer, problems } = answerColdRoom(cities, tool.raw);
  return (
    <ToolFrame
      id="cold-room"
      tool={tool}
      fields={fields}
      words={frame}
      questions={words.fields}
      problems={problems}
      problemWords={words.problems}
      answer={answer && answerFor(answer, words, tool.raw)}
      company={company}
    />
  );
}

function answerFor(answer: ColdRoomAnswer, words: ColdRoomWords, raw: Raw): Answer {
  const size = `${words.heading} ${rangeWords(answer, words)}`;
  const holds = goodsWords(answer, words);
  const hold = `${words.hold.heading}: ${words.hold.full} ${holdWords(answer.hold.full, words)}`;
  return {
    shown: <PlantAnswer answer={answer} words={words} />,
    details: <Details answer={answer} words={words} />,
    spoken: `${size}. ${holds}.`,
    subject: fill(words.subject, { length: raw["length"] ?? "", width: raw["width"] ?? "" }),
    text: [
      words.message,
      "",
      ...answersGiven(words.fields, raw),
      "",
      `${size} (${tonsWords(answer, words)}). ${holds}.`,
      `${hold}.`,
    ].join("\n"),
  };
}
