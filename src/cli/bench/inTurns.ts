import type { Browser } from "@playwright/test";

export type Site = { name: string; origin: string };

export type Measurement = {
  name: string;
  /** Returns the value of each metric, by name. */
  measure: (browser: Browser, origin: string) => Promise<Record<string, number>>;
};

/** Alternates between the sites, so that changes in machine load affect all of them. */
export async function measureInTurns(
  measurements: Measurement[],
  browser: Browser,
  sites: Site[],
  runs: number,
) {
  const values = new Map<string, number[]>();
  for (const { name, measure } of measurements)
    // Run 0 warms up the server and the browser.
    for (let run = 0; run <= runs; run++)
      for (const site of sites)
        for (const [metric, value] of Object.entries(await measure(browser, site.origin))) {
          const key = `${name} ${metric} ${site.name}`;
          if (run > 0) values.set(key, [...(values.get(key) ?? []), value]);
        }
  return [...values].map(([key, list]) => summarize(key, list));
}

export function summarize(name: string, values: number[]) {
  const sorted = [...values].sort((a, b) => a - b).map((value) => Math.round(value * 1000) / 1000);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return { name, median, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN, runs: values.length };
}
