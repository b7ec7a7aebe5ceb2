import type { SectionOf } from "../../content/sections.ts";
import { figureIn } from "../../content/figure.ts";
import { Paragraph, Prose } from "../Prose/Prose.tsx";
import * as styles from "./DataTable.css.ts";

type DataTableProps = Pick<SectionOf<"table">, "columns" | "rows" | "bars" | "layout" | "note"> & {
  caption: string;
};
type Bar = { tone?: keyof typeof styles.bar | undefined; scale: number };

/**
 * A table of engineering facts. On phones, each row's name is above its values, and the values form columns.
 * If columns would be too narrow or `layout` is `list`, the values form a list with column names instead.
 * Roles are explicit, because browsers drop a table's semantics when `display` changes.
 */
export function DataTable({ caption, columns, rows, bars = [], layout, note }: DataTableProps) {
  const scale = Math.max(
    ...bars.flatMap(({ column }) => rows.map((row) => figureIn(row[columns.indexOf(column)] ?? "")?.to ?? 0)),
  );
  const values = columns.length - 1;
  const asList = layout === "list" || values > (bars.length > 0 ? 3 : 4);
  return (
    <div>
      <div className={styles.frame} role="group" aria-label={caption}>
        <table className={asList ? styles.stacking : styles.inColumns[values as 1]} role="table">
          <Head columns={columns} />
          <tbody role="rowgroup">
            {rows.map(([first = "", ...rest]) => (
              <tr key={first} className={styles.row} role="row">
                <th scope="row" role="rowheader" className={styles.first}>
                  <Prose text={first} />
                </th>
                {rest.map((cell, index) => {
                  const name = columns[index + 1] ?? "";
                  const bar = bars.find(({ column }) => column === name);
                  return <Cell key={name} cell={cell} name={name} bar={bar && { ...bar, scale }} />;
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

function Head({ columns }: { columns: string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((name) => (
          <th key={name} scope="col" role="columnheader" className={styles.column}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type CellProps = { cell: string; name: string; bar: Bar | undefined };

function Cell({ cell, name, bar }: CellProps) {
  return (
    <td className={bar ? styles.measured : styles.cell} role="cell" data-name={name}>
      <Prose as="span" text={cell} />
      {bar && <Drawn cell={cell} {...bar} />}
    </td>
  );
}

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
