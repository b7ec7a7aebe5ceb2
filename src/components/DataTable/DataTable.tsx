import type { SectionOf } from "../../content/sections.ts";
import { figureIn, isFigures } from "../../content/table.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./DataTable.css.ts";

type DataTableProps = Pick<SectionOf<"table">, "columns" | "rows" | "bars" | "note"> & { caption: string };
type Bar = { tone: keyof typeof styles.bar; scale: number };

/**
 * A table of engineering facts. On phones the row's name is above its values, which are in columns if short,
 * otherwise a list with the columns' names. The explicit roles preserve the table semantics, which browsers
 * drop if `display` changes.
 */
export function DataTable({ caption, columns, rows, bars = [], note }: DataTableProps) {
  const scale = Math.max(
    ...bars.flatMap(({ column }) => rows.map((row) => figureIn(row[columns.indexOf(column)] ?? "")?.to ?? 0)),
  );
  const looks = columns.map((name, index) => {
    const bar = bars.find(({ column }) => column === name);
    return { name, figures: isFigures(rows, index), bar: bar && { tone: bar.tone ?? "plain", scale } };
  });
  return (
    <>
      <div className={styles.frame} role="region" aria-label={caption}>
        <table className={layoutOf(columns, rows, bars.length > 0)} role="table">
          <Head columns={looks} />
          <tbody role="rowgroup">
            {rows.map(([first = "", ...rest]) => (
              <tr key={first} className={styles.row} role="row">
                <th scope="row" role="rowheader" className={styles.first}>
                  <Prose text={first} />
                </th>
                {rest.map((cell, index) => (
                  <Cell key={columns[index + 1]} cell={cell} {...looks[index + 1]} />
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

/**
 * Maximum characters per cell on phones, by the number of value columns: two lines each, or one with four
 * columns.
 */
const longest: Record<number, number> = { 1: Infinity, 2: 40, 3: 28, 4: 10 };

function layoutOf(columns: string[], rows: string[][], bars: boolean): string {
  const values = columns.length - 1;
  const isShort = (cell: string) => cell.length <= (longest[values] ?? 0);
  const fits = !bars && rows.every(([, ...cells]) => cells.every(isShort));
  return fits ? styles.inColumns[values as 1 | 2 | 3 | 4] : styles.stacking;
}

type Column = { name: string; figures: boolean; bar: Bar | undefined };

function Head({ columns }: { columns: Column[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ name, figures, bar }) => (
          <th
            key={name}
            scope="col"
            role="columnheader"
            className={figures && !bar ? styles.figuresHead : styles.column}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type CellProps = Partial<Column> & { cell: string };

function Cell({ cell, name, figures, bar }: CellProps) {
  const className = bar ? styles.measured : figures ? styles.figures : styles.cell;
  return (
    <td className={className} role="cell" data-name={name}>
      <span>
        <Prose text={cell} />
      </span>
      {bar && <Drawn cell={cell} {...bar} />}
    </td>
  );
}

function Drawn({ cell, tone, scale }: Bar & { cell: string }) {
  const { from, to } = figureIn(cell) ?? { from: 0, to: 0 };
  const share = (value: number) => `${Number(((100 * value) / scale).toFixed(1))}%`;
  return (
    <svg className={styles.bar[tone]} aria-hidden>
      <rect x={share(from)} width={share(to - from)} height="100%" rx="3" />
    </svg>
  );
}
