import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { boundsOf, type Fields, type Problem, type Raw, toQuery } from "../../content/calculators/fields.ts";
import type { FrameWords } from "../../content/calculators/words.ts";
import { fill } from "./fill.ts";
import { type Company, HandOver } from "./HandOver.tsx";
import { type ChoiceWords, Questions } from "./Questions.tsx";
import * as styles from "./ToolFrame.css.ts";
import type { useTool } from "./useTool.ts";

/** What every tool gets from the page. */
export type ToolProps<Words> = { words: Words; frame: FrameWords; company: Company };

/** A tool's answer: what is shown, what stands behind it, what is read out and what is sent. */
export type Answer = { shown: ReactNode; details: ReactNode; spoken: string; subject: string; text: string };

type ToolFrameProps = {
  /** The tool's name in addresses. */
  id: string;
  tool: ReturnType<typeof useTool>;
  fields: Fields;
  words: FrameWords;
  questions: Record<string, ChoiceWords>;
  problems: Problem[];
  /** Words for problems that only this tool has. */
  problemWords: Record<string, string>;
  answer: Answer | undefined;
  company: Company;
};

const addressOf = (id: string, fields: Fields, raw: Raw) =>
  `${location.origin}${location.pathname}?${toQuery(fields, raw)}#${id}`;

/**
 * A tool: questions, the answer to them, and ways to hand it on. Without script it shows the answer to the values that it
 * starts with.
 */
export function ToolFrame({ id, tool, fields, words, questions, problems, answer, ...rest }: ToolFrameProps) {
  const sayings: Record<string, string> = { ...words.problems, ...rest.problemWords };
  const said = Object.fromEntries(
    problems.map(({ field, kind }) => [field, fill(sayings[kind] ?? "", boundsOf(fields[field]))]),
  );
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
        <p className={styles.unscripted}>{words.unscripted}</p>
        <Questions fields={fields} words={questions} problems={said} />
      </div>
      <div className={styles.answer}>
        {answer ? answer.shown : <p>{words.noAnswer}</p>}
        <p role="status" className={visuallyHidden}>
          {tool.isChanged && (answer ? answer.spoken : [...Object.values(said), words.noAnswer].join(" "))}
        </p>
      </div>
      {answer && (
        <HandOver
          words={words}
          company={rest.company}
          subject={answer.subject}
          text={answer.text}
          link={() => addressOf(id, fields, tool.raw)}
        />
      )}
      {answer && <div className={styles.details}>{answer.details}</div>}
    </form>
  );
}
