import type { City } from "../frame/answer.ts";
import { answerColdRoom, type ColdRoomAnswer, coldRoomFields } from "./fields.ts";
import type { ColdRoomStrings } from "../strings.ts";
import type { Heats } from "./heat.ts";
import * as styles from "../frame/Answer.css.ts";
import { Details, Result, Sources, Survey } from "../frame/AnswerParts.tsx";
import { type Answer, CalculatorFrame, type CalculatorProps } from "../frame/CalculatorFrame.tsx";
import { type Description, describeColdRoom } from "./describe.ts";

type ColdRoomProps = CalculatorProps<ColdRoomStrings> & { cities: City[] };

export function ColdRoom({ cities, ...shared }: ColdRoomProps) {
  return (
    <CalculatorFrame
      {...shared}
      id="cold-room"
      fields={coldRoomFields(cities)}
      answerTo={(raw) => answerColdRoom(cities, raw)}
      describe={(answer) => answerOf(answer, shared.strings)}
    />
  );
}

function answerOf(answer: ColdRoomAnswer, strings: ColdRoomStrings): Answer {
  const { notes, announcement, sent, ...shown } = describeColdRoom(answer, strings);
  const isSized = answer.variant !== "validated" && notes;
  return {
    summary: shown.range,
    shown: <Size {...shown} />,
    reasons: isSized && <Reasons notes={notes} heats={answer.heats} strings={strings} />,
    details: isSized ? <Details {...strings} /> : <Survey {...strings.survey} />,
    announcement,
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

type ReasonsProps = { notes: { plant: string; sources: string }; heats: Heats; strings: ColdRoomStrings };

function Reasons({ notes, heats, strings }: ReasonsProps) {
  const { heading, parts } = strings.sources;
  const { respiration: _, ...withoutRespiration } = parts;
  const names: typeof withoutRespiration = heats.respiration > 0 ? parts : withoutRespiration;
  return (
    <>
      <p className={styles.note}>{notes.plant}</p>
      <Sources<keyof typeof names> heading={heading} intro={notes.sources} names={names} heats={heats} />
    </>
  );
}
