/** A served site, named after its folder. */
export type Site = { name: string; origin: string };

/** One line of the results. */
export type Row = { name: string; median: number; least: number; most: number; runs: number };

export function summarize(name: string, values: number[]): Row {
  const sorted = [...values].sort((a, b) => a - b).map((value) => Math.round(value * 1000) / 1000);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return { name, median, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN, runs: values.length };
}
