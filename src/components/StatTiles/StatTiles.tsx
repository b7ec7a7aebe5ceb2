import { muted } from "../../styles/text.css.ts";
import * as styles from "./StatTiles.css.ts";

/** Large figures, each with its name and a sentence that says what it means. */
export function StatTiles({ stats }: { stats: { value: string; label: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {stats.map(({ value, label, text }) => (
        <li key={label} className={styles.tile}>
          <p className={styles.value}>{value}</p>
          <h3>{label}</h3>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
