import { cpus, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { measureArrivals } from "./bench/arrivals.ts";
import { measureBuilds } from "./bench/builds.ts";
import { measureIntents } from "./bench/intents.ts";
import { chromiumFlags, findChromium } from "./browser/chromium.ts";
import { siteFlags } from "./builtFiles.ts";
import { type Command, commandLine } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const parts = ["intents", "arrivals", "builds"];
const flags = {
  only: {
    type: "string",
    multiple: true,
    default: parts,
    value: "PART",
    among: parts,
    description: "only this part",
  },
  runs: { type: "string", default: "5", value: "NUMBER", upTo: 999, description: "how often" },
  path: {
    type: "string",
    multiple: true,
    default: ["/", "/services/commercial-hvac", "/solutions/cold-rooms"],
    value: "PATH",
    description: "a page whose arrival is timed; several times for several pages",
  },
  dist: {
    ...siteFlags.dist,
    multiple: true,
    default: ["dist"],
    description: "a built site; twice: both in turns",
  },
} as const;
const command: Command<typeof flags> = {
  name: "bench",
  summary: "Times first presses, arrivals of pages on slow 4G, and builds. Compare within one run only.",
  flags,
};

await runCommand(async () => {
  const { values } = commandLine(command);
  const runs = Number(values.runs);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`);
  const executablePath = findChromium();
  const args = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  const served = await Promise.all(values.dist.map((dist) => serveSite(dist)));
  const sites = served.map(({ origin }, index) => ({ name: values.dist[index] ?? "", origin }));
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    if (values.only.includes("intents")) console.table(await measureIntents(browser, sites, runs));
    if (values.only.includes("arrivals"))
      console.table(await measureArrivals(browser, sites, values.path, runs));
    if (values.only.includes("builds")) console.table(measureBuilds(runs));
    console.log(`load ${loadavg()[0]?.toFixed(2)}`);
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
});
