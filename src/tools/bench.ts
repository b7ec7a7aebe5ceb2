import { cpus, loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import { type Command, commandLine } from "./commandLine.ts";
import { launch, type Served, serveSite } from "./bench/browser.ts";
import { measureBuilds } from "./bench/builds.ts";
import { measureEdits } from "./bench/edits.ts";
import { type Intent, intents } from "./bench/intents.ts";
import { measurePages } from "./bench/pages.ts";
import { servePeers } from "./bench/peers.ts";
import { type Line, table } from "./bench/table.ts";
import { inTab } from "./bench/tab.ts";
import { timeIntent } from "./bench/timeIntent.ts";
import { builtFiles, siteFlags } from "./builtFiles.ts";
import { guard } from "./guard.ts";

const parts = ["intents", "pages", "edits", "builds"];
const flags = {
  only: {
    type: "string",
    multiple: true,
    default: parts,
    value: "PART",
    among: parts,
    description: "only this part",
  },
  runs: {
    type: "string",
    default: "15",
    value: "NUMBER",
    upTo: 999,
    description: "how often; a third of it for pages",
  },
  match: {
    type: "string",
    default: "",
    value: "WORD",
    description: "only the intents with this in their name",
  },
  path: {
    type: "string",
    multiple: true,
    default: ["/", "/services/commercial-hvac", "/services/transport-hvac", "/solutions/cold-rooms"],
    value: "PATH",
    description: "the page that arrives; several times for several pages",
  },
  dist: {
    ...siteFlags.dist,
    multiple: true,
    default: ["dist"],
    description:
      "looks at another folder; twice: both in turns, so that other load on the machine meets both alike",
  },
  pages: {
    type: "string",
    default: "2500",
    value: "NUMBER",
    upTo: 99_999,
    description: "the size of a large site to build",
  },
  peers: {
    type: "string",
    default: "",
    value: "FOLDER",
    description: "also measures pages and builds of other generators that lie there: astro, eleventy, next",
  },
} as const;
const command: Command<typeof flags> = {
  name: "bench",
  summary: "Measures what the tests don't judge, because it takes time.",
  flags,
};

await guard(async () => {
  const { values } = commandLine(command);
  const runs = Number(values.runs);
  const load = () => loadavg()[0]?.toFixed(2);
  console.log(`${cpus().length} cores, load ${load()}, Node ${process.version}`);

  if (values.only.some((part) => part !== "builds")) {
    for (const dist of values.dist) await builtFiles(dist);
    const browser = await launch();
    const sites = await Promise.all(values.dist.map(serveSite));
    const peers: Served[] = [];
    // Left open after a failure, they would keep the process alive.
    try {
      console.log(`Chromium ${browser.version()}, local server\n`);
      if (values.only.includes("intents")) {
        const chosen = intents.filter(({ name }) => name.includes(values.match));
        console.log(`${table(await measureIntents(browser, sites, chosen, runs))}\n`);
      }
      if (values.only.includes("pages")) {
        peers.push(...(await servePeers(values.peers)));
        const lines = await measurePages(browser, sites, peers, values.path, Math.ceil(runs / 3));
        console.log(`${table(lines)}\n`);
      }
      if (values.only.includes("edits"))
        console.log(`${table(await measureEdits(browser, Math.ceil(runs / 2)))}\n`);
    } finally {
      await browser.close();
      for (const site of [...sites, ...peers]) site.close();
    }
  }
  if (values.only.includes("builds"))
    console.log(`${table(await measureBuilds(Number(values.pages), values.peers))}\n`);
  console.log(`load ${load()}`);
});

async function measureIntents(
  browser: Browser,
  sites: Served[],
  chosen: Intent[],
  runs: number,
): Promise<Line[]> {
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
