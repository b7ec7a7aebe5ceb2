import type { FrameStrings } from "../strings.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { Answer, CalculationResult } from "./answer.ts";
import { AnswerText, Details } from "./AnswerParts.tsx";
import * as styles from "./CalculatorFrame.css.ts";
import { type Fields, type Raw, startOf, toQuery } from "./fields.ts";
import { type Company, HandOver, Share } from "./HandOver.tsx";
import { Questions } from "./Questions.tsx";
import { Sender } from "./Sender.tsx";
import { basisOf, messageOf, problemTexts, type QuestionStrings, subjectOf } from "./texts.ts";
import { useCalculator } from "./useCalculator.ts";

/** The prices of the page, shown with the answer. */
export type PagePrices = { prices?: string[] };

export type CalculatorFrameProps<Strings, T> = PagePrices & {
  id: string;
  fields: Fields;
  /** Number of questions beside the answer. */
  first?: number;
  strings: Strings;
  frame: FrameStrings;
  company: Company;
  answerTo: (raw: Raw) => CalculationResult<T>;
  describe: (answer: T, strings: Strings) => Answer;
};

/**
 * The first questions, and the rest, folded, beside the answer. The static HTML shows the answer for the initial
 * values.
 */
export function CalculatorFrame<Strings extends QuestionStrings, T>(props: CalculatorFrameProps<Strings, T>) {
  const { id, fields, first = 4, strings, frame, company, prices = [] } = props;
  const { raw, isChanged, ...form } = useCalculator(fields);
  const { answer: given, problems } = props.answerTo(raw);
  const answer = given && props.describe(given, strings);
  const texts = problemTexts(problems, fields, strings, frame);
  const refusal = [...Object.values(texts), frame.noAnswer].join(" ");
  const query = toQuery(fields, raw);
  const link = () => `${location.origin}${location.pathname}?${query}#${id}-answer`;
  const message = () =>
    answer ? messageOf(strings, answer, [fields, raw], frame, [company.email, link()]) : "";
  const questions = { fields, raw, frame, strings: strings.fields, problems: texts };
  return (
    <form id={id} className={styles.frame} onSubmit={(event) => event.preventDefault()} {...form}>
      <Summary id={`${id}-answer`} frame={frame} result={answer?.result} />
      <Questions {...questions} first={first} />
      <div className={styles.result}>
        <Result id={`${id}-answer`} {...{ frame, answer, prices }} refusal={refusal} isNew={isChanged} />
        {answer && (
          <HandOver
            {...{ company, message }}
            strings={frame}
            subject={subjectOf(strings, [fields, raw])}
            isExample={query === toQuery(fields, startOf(fields))}
          />
        )}
      </div>
      <div className={styles.rows}>
        {answer && (
          <Details {...answer} figures={frame.figures} basis={basisOf(strings, [fields, raw], frame)} />
        )}
        <div className={styles.sending}>
          <Sender strings={frame.sender} next={strings.next} response={company.response} />
          {answer && <Share strings={frame.share} {...{ message, link }} />}
        </div>
      </div>
    </form>
  );
}

type ResultProps = Required<PagePrices> & {
  id: string;
  frame: FrameStrings;
  answer: Answer | undefined;
  refusal: string;
  isNew: boolean;
};

const Result = ({ id, frame, answer, prices, refusal, isNew }: ResultProps) => (
  <div id={id}>
    <p className={styles.unscripted}>{frame.unscripted}</p>
    {answer ? <AnswerText {...answer} prices={prices} /> : <p>{frame.noAnswer}</p>}
    <p role="status" className={visuallyHidden}>
      {isNew && (answer ? `${answer.heading} ${answer.result}` : refusal)}
    </p>
  </div>
);

type SummaryProps = { id: string; frame: FrameStrings; result: string | undefined };

/** Each string has its own element, because browser translation moves text nodes. */
const Summary = ({ id, frame, result }: SummaryProps) => (
  <a className={styles.summary} href={`#${id}`}>
    <span className={styles.label}>{result ? `${frame.result} ` : ""}</span>
    <span>{result ?? frame.noAnswer}</span>
  </a>
);
