import { useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { FrameStrings } from "../strings.ts";
import { type ChoiceField, type Fields, type Raw, startIn, type NumberField, readingOf } from "./fields.ts";
import { Fold } from "../../components/Fold/Fold.tsx";
import { describedBy, QuestionBox } from "./QuestionBox.tsx";
import * as styles from "./Questions.css.ts";
import type { Question } from "./stringParts.ts";
import * as attribute from "../../styles/attributes.ts";
import { formatEntry } from "./texts.ts";
import { unitsOf } from "./units.ts";
import { unitName } from "./useCalculator.ts";

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

/** The first questions, and the rest, folded. */
export const Questions = ({ fields, first, ...shared }: QuestionsProps & { first: number }) => (
  <div className={styles.column}>
    <div className={styles.questions.first}>
      <QuestionFields {...shared} fields={slice(fields, 0, first)} />
    </div>
    <div className={styles.folded}>
      <Fold heading={shared.frame.more}>
        <div className={styles.questions.more}>
          <QuestionFields {...shared} fields={slice(fields, first)} />
        </div>
      </Fold>
    </div>
  </div>
);

type NumberProps = {
  name: string;
  question: Question;
  field: NumberField;
  entry: string;
  problem: string | undefined;
  unitLabel: string;
};

/** A text input, because scripts can't read invalid entries in number inputs. */
function NumberQuestion({ name, question, problem, field, entry, unitLabel }: NumberProps) {
  const id = useId();
  const { label, unit, hint } = question;
  const isConverted = !problem && readingOf(field, entry)?.isConverted;
  const converted = isConverted ? `= ${formatEntry(field, entry, unit).replace(/ \(.*/, "")}` : undefined;
  const notes = { converted, hint, problem };
  return (
    <QuestionBox id={id} label={label} notes={notes}>
      <span className={styles.measure}>
        <input
          id={id}
          name={name}
          className={styles.input}
          defaultValue={field.start}
          // Negative numbers need the full keyboard, because the iPhone's decimal keypad has no minus sign.
          inputMode={field.min < 0 ? "text" : "decimal"}
          autoComplete="off"
          maxLength={24}
          {...{ [attribute.select]: "" }}
          aria-describedby={describedBy(id, { unit, ...notes })}
          aria-invalid={problem ? true : undefined}
        />
        {unit && <UnitMenu id={`${id}-unit`} name={name} field={field} unit={unit} label={unitLabel} />}
      </span>
    </QuestionBox>
  );
}

type UnitMenuProps = { id: string; name: string; field: NumberField; unit: string; label: string };

/** The menu is not a tab stop, because keyboard users can type the unit after the number. */
function UnitMenu({ id, name, field, unit, label }: UnitMenuProps) {
  const others = field.unit ? unitsOf(field.unit).slice(1) : [];
  if (others.length === 0)
    return (
      <span className={styles.inField} id={id}>
        {unit}
      </span>
    );
  return (
    <span className={styles.unitMenu}>
      <select id={id} name={unitName(name)} aria-label={label} autoComplete="off" tabIndex={-1}>
        <option value="">{unit}</option>
        {others.map((other) => (
          <option key={other}>{other}</option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  );
}
