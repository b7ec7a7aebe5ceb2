import type { City } from "../../content/calculators/answer.ts";
import { answerColdRoom, type ColdRoomAnswer, coldRoomFields } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import { Details } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { PlantAnswer, PlantReasons } from "./PlantAnswer.tsx";
import { goodsWords, powerCutWords, rangeWords, plantWords, warningWords } from "./sayings.ts";

export type ColdRoomProps = ToolProps<ColdRoomWords> & { cities: City[] };

/** Sizes the plant of a walk-in cold room, and says how long it holds without power. */
export function ColdRoom({ cities, ...shared }: ColdRoomProps) {
  return (
    <ToolFrame
      {...shared}
      id="cold-room"
      fields={coldRoomFields(cities)}
      answerTo={(raw) => answerColdRoom(cities, raw)}
      say={(answer) => sayAnswer(answer, shared.words)}
    />
  );
}

function sayAnswer(answer: ColdRoomAnswer, words: ColdRoomWords): Answer {
  const size = `${words.heading[answer.kind]} ${rangeWords(answer, words)}`;
  const holds = goodsWords(answer, words);
  return {
    shown: <PlantAnswer answer={answer} words={words} />,
    reasons: <PlantReasons answer={answer} words={words} />,
    details: <Details {...words} />,
    spoken: [`${size}. ${holds}.`, ...warningWords(answer, words)].join(" "),
    sent: [`${size} (${plantWords(answer, words)}). ${holds}.`, powerCutWords(answer, words)],
  };
}
