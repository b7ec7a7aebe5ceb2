import type { ReactNode } from "react";
import type { Answered } from "../../content/calculators/answer.ts";
import {
  boundsOf,
  type Fields,
  type Problem,
  type Raw,
  startOf,
  toQuery,
  type Values,
  valuesOf,
} from "../../content/calculators/fields.ts";
import type { FrameWords } from "../../content/calculators/words.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { answersGiven } from "./answersGiven.ts";
import { fill } from "./fill.ts";
import { type Company, HandOver } from "./HandOver.tsx";
import { type ChoiceWords, Questions } from "./Questions.tsx";
import * as styles from "./ToolFrame.css.ts";
import { useTool } from "./useTool.ts";

/** What every tool gets from the page. */
export type ToolProps<Words> = { words: Words; frame: FrameWords; company: Company };

/** A tool's answer: what is shown, its reasons, what stands behind it, what is read out, and the sentences of the message. */
export type Answer = {
  shown: ReactNode;
  reasons: ReactNode;
  details: ReactNode;
  spoken: string;
  sent: string[];
};

type ToolWords = {
  fields: Record<string, ChoiceWords>;
  /** Of problems that only this tool has. */
  problems?: Record<string, string>;
  subject: string;
  message: string;
};

type ToolFrameProps<T> = ToolProps<ToolWords> & {
  /** The tool's name in addresses. */
  id: string;
  fields: Fields;
  answerTo: (raw: Raw) => Answered<T>;
  say: (answer: T, raw: Raw) => Answer;
};

/**
 * A tool: questions, the answer to them, and ways to hand it on. Without script it shows the answer to the values that it
 * starts with.
 */
export function ToolFrame<T>({ id, fields, words, frame, company, answerTo, say }: ToolFrameProps<T>) {
  const tool = useTool(fields);
  const { answer: given, problems } = answerTo(tool.raw);
  const answer = given && say(given, tool.raw);
  const query = toQuery(fields, tool.raw);
  const said = sayProblems(problems, fields, words, { ...frame.problems, ...words.problems });
  return (
    <form
      id={id}
      ref={tool.form}
      className={styles.frame}
      onInput={tool.onInput}
      onBlur={tool.onBlur}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.asked}>
        <Questions fields={fields} words={words.fields} problems={said} />
      </div>
      <div id={`${id}-answer`} className={styles.answer}>
        <p className={styles.unscripted}>{frame.unscripted}</p>
        {answer ? answer.shown : <p>{frame.noAnswer}</p>}
        <p role="status" className={visuallyHidden}>
          {tool.isChanged && (answer ? answer.spoken : [...Object.values(said), frame.noAnswer].join(" "))}
        </p>
      </div>
      {answer && (
        <HandOver
          words={frame}
          company={company}
          {...messageOf(words, answer, valuesOf(fields, tool.raw))}
          link={() => `${location.origin}${location.pathname}?${query}#${id}-answer`}
          isOwn={query !== toQuery(fields, startOf(fields))}
        />
      )}
      {answer && <Explanation {...answer} />}
    </form>
  );
}

/** Where an answer comes from, beside the questions, and what stands behind it, below. */
const Explanation = ({ reasons, details }: Answer) => (
  <>
    <div className={styles.reasons}>{reasons}</div>
    <div className={styles.details}>{details}</div>
  </>
);

/** What is sent of an answer: the questions with what was entered, and what came of it. */
const messageOf = (words: ToolWords, { sent }: Answer, values: Values<Fields>) => ({
  subject: fill(words.subject, values),
  text: [words.message, "", ...answersGiven(words.fields, values), "", ...sent].join("\n"),
});

/** A sentence for each field whose answer can't be used. */
const sayProblems = (
  problems: Problem[],
  fields: Fields,
  words: ToolWords,
  sayings: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    problems.map(({ field, kind }) => {
      const [min, max] = boundsOf(fields[field]).map((bound) => bound.toLocaleString("en-GB"));
      const unit = words.fields[field]?.unit;
      return [field, fill(sayings[kind] ?? "", { min, max: unit ? `${max}\u00a0${unit}` : max })];
    }),
  );
