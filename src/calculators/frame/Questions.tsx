import { useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { FrameStrings } from "../strings.ts";
import { type ChoiceField, type Fields, type Raw, startIn } from "./fields.ts";
import { Fold } from "../../components/Fold/Fold.tsx";
import { NumberQuestion } from "./NumberQuestion.tsx";
import { describedBy, QuestionBox } from "./QuestionBox.tsx";
import * as styles from "./Questions.css.ts";
import type { Question } from "./stringParts.ts";

/** Number of questions beside the answer. */
const first = 4;

type ChoiceProps = { name: string; question: Question; field: ChoiceField };

function ChoiceQuestion({ name, question: { label, hint, options }, field }: ChoiceProps) {
  const id = useId();
  return (
    <QuestionBox id={id} label={label} notes={{ hint }} className={styles.wide}>
      <span className={styles.measure}>
        <select
          id={id}
          name={name}
          className={styles.input}
          defaultValue={startIn(field)}
          autoComplete="off"
          aria-describedby={describedBy(id, { hint })}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {options?.[option] ?? option}
            </option>
          ))}
        </select>
        <span className={styles.inField}>
          <Icon name="chevron-down" size={20} />
        </span>
      </span>
    </QuestionBox>
  );
}

type QuestionsProps = {
  fields: Fields;
  strings: Record<string, Question>;
  problems: Record<string, string>;
  raw: Raw;
  frame: FrameStrings;
};

/** A list of the calculator's questions, without a box. */
export const QuestionFields = ({ fields, strings, problems, raw, frame }: QuestionsProps) =>
  Object.entries(fields).map(([name, field]) => {
    const shared = { name, question: strings[name] ?? { label: name } };
    if (field.kind === "choice") return <ChoiceQuestion key={name} {...shared} field={field} />;
    const entered = { field, entry: raw[name] ?? "", problem: problems[name], unitLabel: frame.unit };
    return <NumberQuestion key={name} {...shared} {...entered} />;
  });

const slice = (fields: Fields, from: number, to?: number): Fields =>
  Object.fromEntries(Object.entries(fields).slice(from, to));

export const FirstQuestions = ({ fields, ...shared }: QuestionsProps) => (
  <div className={styles.questions.first}>
    <QuestionFields {...shared} fields={slice(fields, 0, first)} />
  </div>
);

export const MoreQuestions = ({ fields, ...shared }: QuestionsProps) => (
  <Fold heading={shared.frame.more}>
    <div className={styles.questions.more}>
      <QuestionFields {...shared} fields={slice(fields, first)} />
    </div>
  </Fold>
);
