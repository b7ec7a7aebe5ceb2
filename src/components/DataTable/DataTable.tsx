import type { SectionOf } from "../../content/sections.ts";
import { markIn } from "../../content/mark.ts";
import { figureIn } from "../../content/figure.ts";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import * as styles from "./DataTable.css.ts";

type DataTableProps = Pick<
  SectionOf<"table">,
  "columns" | "rows" | "bars" | "totals" | "highlight" | "note"
> & {
  caption: string;
};
type Bar = { tone?: keyof typeof styles.bar | undefined; scale: number };

/** The most characters of a value in one of four columns on phones. */
const mostOfFour = 13;
const isShort = ([, ...values]: string[]) => values.every(({ length }) => length <= mostOfFour);

/**
 * A table of engineering facts. On phones, each row's name is above its values, and the values form columns.
 * If columns would be too narrow, each value has its column's name beside it instead.
 * Roles are explicit, because browsers drop a table's semantics when `display` changes.
 */
export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, bars = [], totals = 0, highlight, note } = props;
  const scale = Math.max(
    ...bars.flatMap(({ column }) => rows.map((row) => figureIn(row[columns.indexOf(column)] ?? "")?.to ?? 0)),
  );
  const values = columns.length - 1;
  const fits = values <= 3 || (values === 4 && rows.every(isShort));
  const cellOf = (cell: string, name: string) => {
    const bar = bars.find(({ column }) => column === name);
    const shared = { cell, isStrong: name === highlight, label: fits ? undefined : name };
    return <Cell key={name} {...shared} bar={bar && { ...bar, scale }} />;
  };
  return (
    <div>
      <div className={styles.frame} role="group" aria-label={caption}>
        <table className={fits ? styles.inColumns[values as 1] : styles.pairs} role="table">
          <Head columns={columns} highlight={highlight} />
          <tbody role="rowgroup">
            {rows.map(([first = "", ...rest], row) => (
              <tr key={first} className={row < rows.length - totals ? styles.row : styles.total} role="row">
                <th scope="row" role="rowheader" className={styles.first}>
                  <Prose text={first} />
                </th>
                {rest.map((cell, index) => cellOf(cell, columns[index + 1] ?? ""))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <Paragraph className={styles.note} text={note} />}
    </div>
  );
}

function Head({ columns, highlight }: Pick<DataTableProps, "columns" | "highlight">) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((name) => (
          <th
            key={name}
            scope="col"
            role="columnheader"
            className={name === highlight ? `${styles.column} ${styles.strong}` : styles.column}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type CellProps = { cell: string; label: string | undefined; isStrong: boolean; bar: Bar | undefined };

function Cell({ cell, label, isStrong, bar }: CellProps) {
  const { mark, words } = markIn(cell);
  const className = bar ? styles.measured : styles.cell;
  return (
    <td className={isStrong ? `${className} ${styles.strong}` : className} role="cell" data-column={label}>
      {mark && <Mark mark={mark} />}
      <Prose as="span" text={words} />
      {bar && <Drawn cell={cell} {...bar} />}
    </td>
  );
}

/** A whole, a half or an empty disc. */
const Mark = ({ mark }: { mark: "✓" | "~" | "–" }) => (
  <svg
    className={styles.mark}
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <circle cx="9" cy="9" r="8" />
    {mark !== "–" && (
      <path
        fill="currentColor"
        d={mark === "✓" ? "M9 1a8 8 0 1 1 0 16 8 8 0 1 1 0-16Z" : "M9 1a8 8 0 0 0 0 16Z"}
      />
    )}
  </svg>
);

function Drawn({ cell, tone = "plain", scale }: Bar & { cell: string }) {
  const { from, to } = figureIn(cell) ?? { from: 0, to: 0 };
  const share = (value: number) => `${Number(((100 * value) / scale).toFixed(1))}%`;
  return (
    <svg className={styles.bar[tone]} aria-hidden>
      <rect width={share(to)} height="100%" rx="3" opacity={from > 0 ? 0.35 : 1} />
      {from > 0 && <rect width={share(from)} height="100%" rx="3" />}
    </svg>
  );
}
