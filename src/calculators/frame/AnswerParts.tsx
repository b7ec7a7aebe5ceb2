import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import { number } from "../../styles/text.css.ts";
import type { Answer } from "./answer.ts";
import * as styles from "./AnswerParts.css.ts";
import { Fold } from "../../components/Fold/Fold.tsx";

/** `basis` lists the entries behind the answer. `further` follows the sentences. The message has neither. */
type AnswerTextProps = Answer & { basis: string; further: string[] };

export const AnswerText = ({
  heading,
  result,
  basis,
  sentences,
  warnings,
  link,
  further,
}: AnswerTextProps) => (
  <div className={styles.answer}>
    <h3>{heading}</h3>
    <p className={`${number.panel} ${styles.result}`}>
      <Unbroken text={result} />
    </p>
    {warnings.map((warning) => (
      <p key={warning} className={styles.warning}>
        <Unbroken text={warning} />
      </p>
    ))}
    {[...sentences, ...further].map((sentence) => (
      <p key={sentence}>
        <Unbroken text={sentence} />
      </p>
    ))}
    <p className={styles.note}>
      <Unbroken text={basis} />
    </p>
    {link && (
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    )}
  </div>
);

export const Details = ({ details }: Answer) => (
  <div>
    {details.map(({ heading, paragraphs, heats }) => (
      <Fold key={heading} heading={heading}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.note}>
            {paragraph}
          </p>
        ))}
        {heats && <Shares heats={heats} />}
      </Fold>
    ))}
  </div>
);

function Shares({ heats }: { heats: Record<string, number> }) {
  const sorted = Object.entries(heats).sort(([, one], [, other]) => other - one);
  const sum = sorted.reduce((total, [, heat]) => total + heat, 0);
  return (
    <ul className={styles.shares}>
      {sorted.map(([name, heat]) => {
        const percent = Math.round((100 * heat) / sum);
        return (
          <li key={name} className={styles.share}>
            <span>{name}</span>
            <span className={styles.percent}>{percent}%</span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={percent} height={1} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
