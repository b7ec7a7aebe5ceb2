import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./NumberedRows.css.ts";

/** Rows with number, title and sentence. */
export const NumberedRows = ({ rows }: { rows: { title: string; text: string }[] }) => (
  <ol className={styles.list}>
    {rows.map(({ title, text }) => (
      <li key={title} className={styles.row}>
        <TitledText title={title} text={text} />
      </li>
    ))}
  </ol>
);
