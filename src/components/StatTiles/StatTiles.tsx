import { columns, stack } from "../../styles/layout.css.ts";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./StatTiles.css.ts";

export function StatTiles({ stats }: { stats: { value: string; label: string; text: string }[] }) {
  return (
    <dl className={`${columns[stats.length as 2 | 3 | 4]} ${styles.list}`}>
      {stats.map(({ value, label, text }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.value}>{value}</dt>
          <dd className={stack.xs}>
            <TitledText title={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
