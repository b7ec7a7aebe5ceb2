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
    shown: <Size {...shown} plant={isSized ? notes.plant : undefined} />,
    reasons: isSized && <Reasons intro={notes.sources} heats={answer.heats} strings={strings} />,
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
  plant,
}: Pick<Description, "heading" | "range" | "warnings" | "text"> & { plant: string | undefined }) {
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
      {plant && <p className={styles.note}>{plant}</p>}
    </Result>
  );
}

type ReasonsProps = { intro: string; heats: Heats; strings: ColdRoomStrings };

function Reasons({ intro, heats, strings }: ReasonsProps) {
  const { heading, parts } = strings.sources;
  const { respiration: _, ...withoutRespiration } = parts;
  const names: typeof withoutRespiration = heats.respiration > 0 ? parts : withoutRespiration;
  return <Sources<keyof typeof names> heading={heading} intro={intro} names={names} heats={heats} />;
}
