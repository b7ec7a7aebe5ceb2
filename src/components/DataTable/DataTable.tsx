import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./DataTable.css.ts";

type DataTableProps = { caption: string; columns: string[]; rows: string[][]; note?: string | undefined };

/** A table of engineering facts. Scrolls sideways by itself where the window is too narrow. */
export function DataTable({ caption, columns, rows, note }: DataTableProps) {
  const frame = columns.length > 3 ? `${styles.frame} ${styles.wide}` : styles.frame;
  return (
    <>
      <div className={frame} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...rest]) => (
              <tr key={first} className={styles.row}>
                <th scope="row" className={styles.first}>
                  <Prose text={first} />
                </th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]} className={styles.cell}>
                    <Prose text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles.note}>
          <Prose text={note} />
        </p>
      )}
    </>
  );
}
