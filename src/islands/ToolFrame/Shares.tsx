import * as styles from "./Shares.css.ts";

type SharesProps = { shares: { name: string; value: number }[] };

/** Parts of a whole, the largest first, each with its percentage and a bar. */
export function Shares({ shares }: SharesProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <ul className={styles.shares}>
      {[...shares]
        .sort((one, other) => other.value - one.value)
        .map(({ name, value }) => (
          <li key={name} className={styles.share}>
            <span>{name}</span>
            <span className={styles.percent}>{Math.round((100 * value) / total)}%</span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={Math.round((1000 * value) / total) / 10} height={1} />
            </svg>
          </li>
        ))}
    </ul>
  );
}
