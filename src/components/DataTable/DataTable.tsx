import type { SectionOf } from "../../content/sections.ts";
import { markIn } from "../../content/mark.ts";
import { figureIn } from "../../content/figure.ts";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import * as styles from "./DataTable.css.ts";

type DataTableProps = Pick<
  SectionOf<"table">,
  "columns" | "rows" | "bars" | "highlight" | "layout" | "note"
> & {
  caption: string;
};
type Bar = { tone?: keyof typeof styles.bar | undefined; scale: number };

/**
 * A table of engineering facts. On phones, each row's name is above its values, and the values form columns.
 * If columns would be too narrow or `layout` is `wide`, the table scrolls sideways instead.
 * Roles are explicit, because browsers drop a table's semantics when `display` changes.
 */
export function DataTable({ caption, columns, rows, bars = [], highlight, layout, note }: DataTableProps) {
  const scale = Math.max(
    ...bars.flatMap(({ column }) => rows.map((row) => figureIn(row[columns.indexOf(column)] ?? "")?.to ?? 0)),
  );
  const values = columns.length - 1;
  const isWide = layout === "wide" || values > (bars.length > 0 ? 3 : 4);
  return (
    <div>
      <div className={styles.frame} role="group" aria-label={caption} tabIndex={isWide ? 0 : undefined}>
        <table className={isWide ? styles.wide : styles.inColumns[values as 1]} role="table">
          <Head columns={columns} highlight={highlight} />
          <tbody role="rowgroup">
            {rows.map(([first = "", ...rest]) => (
              <tr key={first} className={styles.row} role="row">
                <th scope="row" role="rowheader" className={styles.first}>
                  <Prose text={first} />
                </th>
                {rest.map((cell, index) => {
                  const name = columns[index + 1] ?? "";
                  const bar = bars.find(({ column }) => column === name);
                  const isStrong = name === highlight;
                  return <Cell key={name} cell={cell} isStrong={isStrong} bar={bar && { ...bar, scale }} />;
                })}
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

type CellProps = { cell: string; isStrong: boolean; bar: Bar | undefined };

function Cell({ cell, isStrong, bar }: CellProps) {
  const { mark, words } = markIn(cell);
  const className = bar ? styles.measured : styles.cell;
  return (
    <td className={isStrong ? `${className} ${styles.strong}` : className} role="cell">
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
