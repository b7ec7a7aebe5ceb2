import type { ReactNode } from "react";
import type { CalculationResult } from "./answer.ts";
import { type Fields, type Raw, startOf, toQuery, valuesOf } from "./fields.ts";
import type { FrameStrings } from "../strings.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { answersGiven } from "./answersGiven.ts";
import { fill } from "./fill.ts";
import { type Company, HandOver } from "./HandOver.tsx";
import { problemTexts } from "./problemTexts.ts";
import { type ChoiceStrings, Questions } from "./Questions.tsx";
import { senderLines } from "./Sender.tsx";
import * as styles from "./CalculatorFrame.css.ts";
import { useCalculator } from "./useCalculator.ts";

export type CalculatorProps<Strings> = { strings: Strings; frame: FrameStrings; company: Company };

/**
 * `summary` stays in view on phones; `shown`, `reasons` and `details` are parts of the page; `announcement` is for
 * screen readers, `sent` for messages.
 */
export type Answer = {
  summary: string;
  shown: ReactNode;
  reasons: ReactNode;
  details: ReactNode;
  announcement: string;
  sent: string[];
};

type CalculatorStrings = {
  fields: Record<string, ChoiceStrings>;
  problems?: Record<string, string>;
  subject: string;
  message: string;
};

type CalculatorFrameProps<T> = CalculatorProps<CalculatorStrings> & {
  id: string;
  fields: Fields;
  answerTo: (raw: Raw) => CalculationResult<T>;
  describe: (answer: T, raw: Raw) => Answer;
};

/**
 * A calculator: questions, answer, and ways to share it. The static HTML shows the answer for the start
 * values.
 */
export function CalculatorFrame<T>(props: CalculatorFrameProps<T>) {
  const { id, fields, strings, frame, company } = props;
  const calculator = useCalculator(fields);
  const { answer: given, problems } = props.answerTo(calculator.raw);
  const answer = given && props.describe(given, calculator.raw);
  const texts = problemTexts(problems, fields, strings, frame);
  return (
    <form
      id={id}
      ref={calculator.form}
      className={styles.frame}
      onInput={calculator.onInput}
      onBlur={calculator.onBlur}
      onSubmit={(event) => event.preventDefault()}
    >
      <Summary id={`${id}-answer`} frame={frame} summary={answer?.summary} />
      <Questions
        fields={fields}
        strings={strings.fields}
        problems={texts}
        raw={calculator.raw}
        unitLabel={frame.unit}
      />
      <AnswerArea
        id={`${id}-answer`}
        frame={frame}
        shown={answer?.shown}
        status={
          calculator.isChanged &&
          (answer?.announcement ?? [...Object.values(texts), frame.noAnswer].join(" "))
        }
      />
      {answer && <Message {...{ id, fields, strings, frame, company, answer }} raw={calculator.raw} />}
      {answer && <div className={styles.reasons}>{answer.reasons}</div>}
      {answer && <div className={styles.details}>{answer.details}</div>}
    </form>
  );
}

type SummaryProps = { id: string; frame: FrameStrings; summary: string | undefined };

/** Each text is alone in its element, because a browser's translation moves texts. */
const Summary = ({ id, frame, summary }: SummaryProps) => (
  <a className={styles.summary} href={`#${id}`}>
    <span className={styles.label}>{summary ? `${frame.result} ` : ""}</span>
    <span>{summary ?? frame.noAnswer}</span>
  </a>
);

type MessageProps = Pick<CalculatorFrameProps<never>, "id" | "fields" | "strings" | "frame" | "company"> & {
  answer: Answer;
  raw: Raw;
};

function Message({ id, fields, strings, frame, company, answer, raw }: MessageProps) {
  const query = toQuery(fields, raw);
  return (
    <HandOver
      strings={frame}
      company={company}
      subject={fill(strings.subject, valuesOf(fields, raw))}
      text={messageOf(strings, answer, fields, raw, frame)}
      link={() => `${location.origin}${location.pathname}?${query}#${id}-answer`}
      isOwn={query !== toQuery(fields, startOf(fields))}
    />
  );
}

type AnswerAreaProps = { id: string; frame: FrameStrings; shown: ReactNode; status: string | false };

const AnswerArea = ({ id, frame, shown, status }: AnswerAreaProps) => (
  <div id={id} className={styles.answer}>
    <p className={styles.unscripted}>{frame.unscripted}</p>
    {shown ?? <p>{frame.noAnswer}</p>}
    <p role="status" className={visuallyHidden}>
      {status}
    </p>
  </div>
);

const messageOf = (
  strings: CalculatorStrings,
  { sent }: Answer,
  fields: Fields,
  raw: Raw,
  { sender }: FrameStrings,
) =>
  [[strings.message], answersGiven(strings.fields, fields, raw), sent, senderLines(sender, raw)]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
