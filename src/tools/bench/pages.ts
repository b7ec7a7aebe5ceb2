import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Served } from "./browser.ts";
import { slowLine } from "./slowLine.ts";
import { type Line, median } from "./table.ts";
import { inTab, loaded, type Tab } from "./tab.ts";

/** How a page arrives: milliseconds, milliseconds, a sum of layout shifts without unit, milliseconds. */
type PageFigures = { fcp: number; lcp: number; cls: number; tbt: number };

/** At most so much where nothing else is measured beside it: milliseconds that a visitor takes for at once. */
const pageReach: PageFigures = { fcp: 600, lcp: 1000, cls: 0.01, tbt: 0 };

/**
 * The bars for this site's page: where another generator's page of plain HTML was measured in the same run, its first
 * paint plus 5 %, so that the speed of the machine doesn't count.
 */
function pageBars(plain: PageFigures[] | undefined): PageFigures {
  if (!plain) return pageReach;
  const level = (key: "fcp" | "lcp") => 1.05 * median(plain.map((figures) => figures[key]));
  return { ...pageReach, fcp: level("fcp"), lcp: level("lcp") };
}

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Milliseconds that a page is watched from its request on: all have loaded long before, here within two seconds. */
const watched = 4000;

/**
 * Loads a page with a CPU four times slower, and asks it nothing before it has loaded: a script of ours would run before
 * the page is parsed.
 * TBT as web.dev defines it: what long tasks after the first paint have beyond 50 ms.
 */
async function measureArrival({ send, run }: Tab, address: string): Promise<PageFigures> {
  await send("Emulation.setDeviceMetricsOverride", phone);
  await send("Page.enable");
  await send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await send("Page.navigate", { url: address });
  await setTimeout(watched);
  await run(loaded);
  return run(readFigures);
}

/** Runs in the page. */
async function readFigures(): Promise<PageFigures> {
  type Shift = PerformanceEntry & { value: number };
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      window.setTimeout(() => resolve([]), 100);
    });
  const [largest, shifts, tasks] = await Promise.all(
    ["largest-contentful-paint", "layout-shift", "longtask"].map(entries),
  );
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  const late = (tasks ?? []).filter((task) => task.startTime >= fcp);
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? NaN,
    cls: (shifts ?? []).reduce((sum, shift) => sum + (shift as Shift).value, 0),
    tbt: late.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
  };
}

/**
 * Times the arrival of pages of this site, or of several builds of it, in turns with other generators' sites, each
 * behind a slow line.
 */
export async function measurePages(
  browser: Browser,
  sites: Served[],
  peers: Served[],
  paths: string[],
  rounds: number,
): Promise<Line[]> {
  const all = await Promise.all(
    [...sites, ...peers].map(async (site) => ({ site, line: await slowLine(site.origin) })),
  );
  try {
    const lines: Line[] = [];
    for (const path of paths) {
      const found = all.map(({ site, line }) => ({ site, line, figures: [] as PageFigures[] }));
      // The first round warms up the server and the browser, and does not count.
      for (let round = 0; round <= rounds; round++)
        for (const { line, figures } of found) {
          const arrival = await inTab(browser, (tab) => measureArrival(tab, line.origin + path));
          if (round > 0) figures.push(arrival);
        }
      const bars = pageBars(found.find(({ site }) => site.dist === "eleventy")?.figures);
      for (const { site, figures } of found)
        for (const key of ["fcp", "lcp", "cls", "tbt"] as const)
          lines.push({
            name: `${path} ${key.toUpperCase()}`,
            condition: `slow 4G, CPU 4x${found.length > 1 ? ` ${site.dist}` : ""}`,
            unit: key === "cls" ? "" : "ms",
            values: figures.map((arrival) => arrival[key]),
            ...(sites.includes(site) && { reach: bars[key] }),
          });
    }
    return lines;
  } finally {
    for (const { line } of all) line.close();
  }
}
