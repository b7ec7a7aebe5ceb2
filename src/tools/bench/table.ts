/** The middle of the values; of an even number of them the mean of the two middle ones. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** A line of results: what was measured, under which conditions, the values, and the bar that they should reach. */
export type Line = { name: string; condition: string; unit: string; values: number[]; reach?: number };

/** The lines as a table for the terminal: median, least, most, the bar, and how much of the bar the median uses. */
export function table(lines: Line[]): string {
  const rows = lines.map(({ name, condition, unit, values, reach }) => [
    name,
    condition,
    ...[median(values), Math.min(...values), Math.max(...values)].map((value) => write(value, unit)),
    String(values.length),
    reach === undefined ? "" : write(reach, unit),
    reach === undefined ? "" : verdict(median(values), reach),
  ]);
  const all = [["measured", "under", "median", "least", "most", "runs", "reach", "used"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

const write = (value: number, unit: string) => `${value.toFixed(unit === "" ? 3 : 0)}${unit && ` ${unit}`}`;

function verdict(value: number, reach: number): string {
  if (reach === 0) return value === 0 ? "ok" : "OVER";
  return `${(value / reach).toFixed(2)}${value > reach ? " OVER" : ""}`;
}
