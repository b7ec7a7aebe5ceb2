import { Fragment } from "react";
import { Unbroken } from "../../components/Prose/Unbroken.tsx";
import { percentages } from "../../content/percentages.ts";
import { stack } from "../../styles/layout.css.ts";
import { number } from "../../styles/text.css.ts";
import type { Answer } from "./answer.ts";
import * as styles from "./AnswerParts.css.ts";
import { Fold } from "../../components/Fold/Fold.tsx";

/** The result and the first sentence, which gives its meaning. The others are in `Details`. */
export const AnswerText = ({
  heading,
  result,
  sentences,
  warnings,
  link,
  prices,
}: Answer & { prices: string[] }) => (
  <div className={stack.sm}>
    <h3 className={styles.heading}>{heading}</h3>
    <p className={`${number.panel} ${styles.result}`}>
      <Unbroken text={result} />
    </p>
    {[...sentences.slice(0, 1), ...prices].map((sentence) => (
      <p key={sentence}>
        <Unbroken text={sentence} />
      </p>
    ))}
    {warnings.map((warning) => (
      <p key={warning} className={styles.warning}>
        <Unbroken text={warning} />
      </p>
    ))}
    {link && (
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    )}
  </div>
);

type DetailsProps = Answer & {
  /** Heading of the other sentences. */
  figures: string;
  /** The entries behind the answer. The message lists them one by one. */
  basis: string;
};

export const Details = ({ figures, basis, sentences, details }: DetailsProps) => (
  <Fold heading={figures}>
    <div className={styles.facts}>
      {[...sentences.slice(1), basis].map((sentence) => (
        <p key={sentence}>
          <Unbroken text={sentence} />
        </p>
      ))}
    </div>
    {details.map(({ heading, paragraphs, heats }) => (
      <Fragment key={heading}>
        <h4>{heading}</h4>
        <div className={styles.columns}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {heats && <Shares heats={heats} />}
      </Fragment>
    ))}
  </Fold>
);

function Shares({ heats }: { heats: Record<string, number> }) {
  const sorted = Object.entries(heats).sort(([, one], [, other]) => other - one);
  const shares = percentages(sorted.map(([, heat]) => heat));
  return (
    <ul className={styles.shares}>
      {sorted.map(([name], index) => {
        const percent = shares[index];
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
