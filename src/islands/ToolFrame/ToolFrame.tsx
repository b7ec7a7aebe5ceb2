import type { ReactNode } from "react";
import type { Answered } from "../../content/calculators/answer.ts";
import { type Fields, type Raw, startOf, toQuery, valuesOf } from "../../content/calculators/fields.ts";
import type { FrameWords } from "../../content/calculators/words.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { answersGiven } from "./answersGiven.ts";
import { fill } from "./fill.ts";
import { type Company, HandOver } from "./HandOver.tsx";
import { problemTexts } from "./problemTexts.ts";
import { type ChoiceWords, Questions } from "./Questions.tsx";
import { senderLines } from "./Sender.tsx";
import * as styles from "./ToolFrame.css.ts";
import { useTool } from "./useTool.ts";

export type ToolProps<Words> = { words: Words; frame: FrameWords; company: Company };

/**
 * `summary` stays in view on phones; `shown`, `reasons` and `details` are parts of the page; `spoken` is for
 * screen readers, `sent` for messages.
 */
export type Answer = {
  summary: string;
  shown: ReactNode;
  reasons: ReactNode;
  details: ReactNode;
  spoken: string;
  sent: string[];
};

type ToolWords = {
  fields: Record<string, ChoiceWords>;
  problems?: Record<string, string>;
  subject: string;
  message: string;
};

type ToolFrameProps<T> = ToolProps<ToolWords> & {
  id: string;
  fields: Fields;
  answerTo: (raw: Raw) => Answered<T>;
  say: (answer: T, raw: Raw) => Answer;
};

/**
 * A calculator: questions, answer, and ways to share it. The static HTML shows the answer for the start
 * values.
 */
export function ToolFrame<T>({ id, fields, words, frame, company, answerTo, say }: ToolFrameProps<T>) {
  const tool = useTool(fields);
  const { answer: given, problems } = answerTo(tool.raw);
  const answer = given && say(given, tool.raw);
  const texts = problemTexts(problems, fields, words, frame);
  return (
    <form
      id={id}
      ref={tool.form}
      className={styles.frame}
      onInput={tool.onInput}
      onBlur={tool.onBlur}
      onSubmit={(event) => event.preventDefault()}
    >
      <a className={styles.summary} href={`#${id}-answer`}>
        {answer?.summary ?? frame.noAnswer}
      </a>
      <Questions
        fields={fields}
        words={words.fields}
        problems={texts}
        raw={tool.raw}
        unitLabel={frame.unit}
      />
      <AnswerArea
        id={`${id}-answer`}
        frame={frame}
        shown={answer?.shown}
        status={tool.isChanged && (answer?.spoken ?? [...Object.values(texts), frame.noAnswer].join(" "))}
      />
      {answer && <Message {...{ id, fields, words, frame, company, answer }} raw={tool.raw} />}
      {answer && <div className={styles.reasons}>{answer.reasons}</div>}
      {answer && <div className={styles.details}>{answer.details}</div>}
    </form>
  );
}

type MessageProps = Pick<ToolFrameProps<never>, "id" | "fields" | "words" | "frame" | "company"> & {
  answer: Answer;
  raw: Raw;
};

function Message({ id, fields, words, frame, company, answer, raw }: MessageProps) {
  const query = toQuery(fields, raw);
  return (
    <HandOver
      words={frame}
      company={company}
      subject={fill(words.subject, valuesOf(fields, raw))}
      text={messageOf(words, answer, fields, raw, frame)}
      link={() => `${location.origin}${location.pathname}?${query}#${id}-answer`}
      isOwn={query !== toQuery(fields, startOf(fields))}
    />
  );
}

type AnswerAreaProps = { id: string; frame: FrameWords; shown: ReactNode; status: string | false };

const AnswerArea = ({ id, frame, shown, status }: AnswerAreaProps) => (
  <div id={id} className={styles.answer}>
    <p className={styles.unscripted}>{frame.unscripted}</p>
    {shown ?? <p>{frame.noAnswer}</p>}
    <p role="status" className={visuallyHidden}>
      {status}
    </p>
  </div>
);

const messageOf = (words: ToolWords, { sent }: Answer, fields: Fields, raw: Raw, { sender }: FrameWords) =>
  [[words.message], answersGiven(words.fields, fields, raw), sent, senderLines(sender, raw)]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
