import { percentages } from "./percentages.ts";
import * as styles from "./Shares.css.ts";

type SharesProps = { shares: { name: string; value: number }[] };

export function Shares({ shares }: SharesProps) {
  const sorted = [...shares].sort((one, other) => other.value - one.value);
  const percents = percentages(sorted.map(({ value }) => value));
  return (
    <ul className={styles.shares}>
      {sorted.map(({ name }, index) => (
        <li key={name} className={styles.share}>
          <span>{name}</span>
          <span className={styles.percent}>{percents[index]}%</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={percents[index]} height={1} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
