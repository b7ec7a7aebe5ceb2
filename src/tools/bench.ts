import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { launch, type Served, serveSite } from "./bench/browser.ts";
import { timeBuilds } from "./bench/builds.ts";
import { type Intent, intents } from "./bench/intents.ts";
import { measureArrival, type PageFigures, pageReach } from "./bench/pages.ts";
import { type Line, table } from "./bench/table.ts";
import { inTab } from "./bench/tab.ts";
import { timeIntent } from "./bench/timeIntent.ts";

/**
 * Measures what the tests don't judge, because it takes time: `npm run bench -- --only intents --runs 21`. With
 * `--dist` twice, both sites are measured in turns, so that other load on the machine meets both alike.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: ["intents", "pages", "builds"] },
    runs: { type: "string", default: "15" },
    match: { type: "string", default: "" },
    path: {
      type: "string",
      multiple: true,
      default: ["/", "/services/commercial-hvac", "/gallery", "/contact"],
    },
    dist: { type: "string", multiple: true, default: ["dist"] },
    pages: { type: "string", default: "2500" },
  },
});
const runs = Number(values.runs);
const load = () => loadavg()[0]?.toFixed(2);
console.log(`${cpus().length} cores, load ${load()}, Node ${process.version}`);

if (values.only.some((part) => part !== "builds")) {
  const browser = await launch();
  const sites = await Promise.all(values.dist.map(serveSite));
  console.log(`Chromium ${browser.version()}, local server\n`);
  if (values.only.includes("intents")) {
    const chosen = intents.filter(({ name }) => name.includes(values.match));
    console.log(`${table(await measureIntents(browser, sites, chosen))}\n`);
  }
  if (values.only.includes("pages")) console.log(`${table(await measurePages(browser, sites))}\n`);
  await browser.close();
  for (const site of sites) site.close();
}
if (values.only.includes("builds")) console.log(`${table(await measureBuilds())}\n`);
console.log(`load ${load()}`);

async function measureIntents(browser: Browser, sites: Served[], chosen: Intent[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const intent of chosen)
    for (const [index, throttle] of [1, 4].entries()) {
      const found = sites.map(({ dist }) => ({
        name: intent.name,
        condition: `CPU ${throttle}x${sites.length > 1 ? ` ${dist}` : ""}`,
        unit: "ms",
        values: [] as number[],
        reach: intent.reach[index] ?? NaN,
      }));
      // The first round warms up the server and the browser, and does not count.
      for (let round = 0; round <= runs; round++)
        for (const [{ origin }, line] of sites.map((site, at) => [site, found[at]] as const)) {
          const time = await inTab(browser, (tab) => timeIntent(tab, origin + intent.path, intent, throttle));
          if (round > 0) line?.values.push(time);
        }
      lines.push(...found);
    }
  return lines;
}

async function measurePages(browser: Browser, sites: Served[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of values.path) {
    const found = sites.map(() => [] as PageFigures[]);
    // The first round warms up the server and the browser, and does not count.
    for (let round = 0; round <= Math.ceil(runs / 3); round++)
      for (const [index, { origin }] of sites.entries()) {
        const figures = await inTab(browser, (tab) => measureArrival(tab, origin + path));
        if (round > 0) found[index]?.push(figures);
      }
    for (const [index, { dist }] of sites.entries())
      for (const key of ["fcp", "lcp", "cls", "tbt"] as const)
        lines.push({
          name: `${path} ${key.toUpperCase()}`,
          condition: `slow 4G, CPU 4x${sites.length > 1 ? ` ${dist}` : ""}`,
          unit: key === "cls" ? "" : "ms",
          values: (found[index] ?? []).map((figures) => figures[key]),
          reach: pageReach[key],
        });
  }
  return lines;
}

async function measureBuilds(): Promise<Line[]> {
  const usual = await timeBuilds(5);
  const many = await timeBuilds(2, Number(values.pages));
  return [
    { name: "build", condition: "empty caches", unit: "ms", values: usual.cold },
    { name: "build", condition: "full caches", unit: "ms", values: usual.warm, reach: 600 },
    {
      name: `build, ${values.pages} pages more`,
      condition: "pages not cached",
      unit: "ms",
      values: many.cold,
    },
    {
      name: `build, ${values.pages} pages more`,
      condition: "full caches",
      unit: "ms",
      values: many.warm,
      reach: 2000,
    },
  ];
}
