import type { City } from "../../content/calculators/answer.ts";
import { answerColdRoom, type ColdRoomAnswer, coldRoomFields } from "../../content/calculators/coldRoom.ts";
import type { ColdRoomWords } from "../../content/calculators/words.ts";
import type { Heats } from "../../content/engineering/coldRoomHeat.ts";
import * as styles from "../ToolFrame/Answer.css.ts";
import { Details, Result, Sources, Survey } from "../ToolFrame/AnswerParts.tsx";
import { type Answer, ToolFrame, type ToolProps } from "../ToolFrame/ToolFrame.tsx";
import { type Description, describeColdRoom } from "./describe.ts";

export type ColdRoomProps = ToolProps<ColdRoomWords> & { cities: City[] };

export function ColdRoom({ cities, ...shared }: ColdRoomProps) {
  return (
    <ToolFrame
      {...shared}
      id="cold-room"
      fields={coldRoomFields(cities)}
      answerTo={(raw) => answerColdRoom(cities, raw)}
      say={(answer) => answerOf(answer, shared.words)}
    />
  );
}

function answerOf(answer: ColdRoomAnswer, words: ColdRoomWords): Answer {
  const { notes, spoken, sent, ...shown } = describeColdRoom(answer, words);
  const isSized = answer.variant !== "validated" && notes;
  return {
    summary: shown.range,
    shown: <Size {...shown} />,
    reasons: isSized && <Reasons notes={notes} heats={answer.heats} words={words} />,
    details: isSized ? <Details {...words} /> : <Survey {...words.survey} />,
    spoken,
    sent,
  };
}

function Size({
  heading,
  range,
  warnings,
  text,
}: Pick<Description, "heading" | "range" | "warnings" | "text">) {
  return (
    <Result heading={heading} range={range}>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Result>
  );
}

type ReasonsProps = { notes: { plant: string; sources: string }; heats: Heats; words: ColdRoomWords };

function Reasons({ notes, heats, words }: ReasonsProps) {
  const { heading, parts } = words.sources;
  const { respiration: _, ...withoutRespiration } = parts;
  const names: typeof withoutRespiration = heats.respiration > 0 ? parts : withoutRespiration;
  return (
    <>
      <p className={styles.note}>{notes.plant}</p>
      <Sources<keyof typeof names> heading={heading} intro={notes.sources} names={names} heats={heats} />
    </>
  );
}
