import type { HomePage } from "../../content/homePage.ts";
import { buttonRow, textTarget, visuallyHidden } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { AnswerText } from "./AnswerParts.tsx";
import * as styles from "./BriefCalculator.css.ts";
import * as frameStyles from "./CalculatorFrame.css.ts";
import type { CalculatorFrameProps } from "./CalculatorFrame.tsx";
import { startOf, toQuery } from "./fields.ts";
import { QuestionFields } from "./Questions.tsx";
import { problemTexts, type QuestionStrings } from "./texts.ts";
import { useCalculator } from "./useCalculator.ts";

type Calculators = NonNullable<HomePage["calculators"]>;
export type BriefStrings = Calculators["room"] & Pick<Calculators, "intro" | "links">;

type BriefCalculatorProps<Strings, T> = CalculatorFrameProps<Strings, T> & {
  brief: BriefStrings;
  /** Names of the fields to show. The others keep their initial values. */
  asked: string[];
};

/** A few questions of a calculator, and a link that opens the whole calculator with the same values. */
export function BriefCalculator<Strings extends QuestionStrings, T>(props: BriefCalculatorProps<Strings, T>) {
  const { id, fields, strings, frame, brief, asked } = props;
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => asked.includes(name)));
  const { raw: entered, isChanged, ...form } = useCalculator(shown);
  const raw = { ...startOf(fields), ...entered };
  const { answer: given, problems } = props.answerTo(raw);
  const answer = given && props.describe(given, strings);
  const texts = problemTexts(problems, fields, strings, frame);
  const result = answer?.result ?? frame.noAnswer;
  const [path = "", fragment = ""] = brief.href.split("#");
  return (
    <form id={id} className={frameStyles.frame} onSubmit={(event) => event.preventDefault()} {...form}>
      <div className={styles.entries}>
        <h3 className={styles.title}>{brief.title}</h3>
        <p className={muted}>{brief.intro}</p>
        <div className={styles.questions}>
          <QuestionFields fields={shown} raw={raw} frame={frame} strings={strings.fields} problems={texts} />
        </div>
      </div>
      <div className={styles.result}>
        <div>
          {answer ? <AnswerText {...answer} prices={[]} /> : <p>{frame.noAnswer}</p>}
          <p role="status" className={visuallyHidden}>
            {isChanged && result}
          </p>
        </div>
        <div className={buttonRow}>
          <a className={variant.primary} href={`${path}?${toQuery(fields, raw)}#${fragment}`}>
            {brief.more}
          </a>
        </div>
      </div>
      <Others links={brief.links} />
    </form>
  );
}

const Others = ({ links }: Pick<BriefStrings, "links">) => (
  <ul className={styles.others}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href} className={textTarget}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
