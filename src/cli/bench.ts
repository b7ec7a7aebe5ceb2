import { cpus, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { measureArrivals } from "./bench/arrivals.ts";
import { measureBuilds } from "./bench/builds.ts";
import { measureIntents } from "./bench/intents.ts";
import { chromiumFlags, findChromium } from "./browser/chromium.ts";
import { siteFlags } from "./builtFiles.ts";
import { textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const command = {
  name: "bench",
  summary:
    "Measures the response to the first click, page loads on slow 4G, and build times. Only compare results of the same run.",
  flags: {
    only: textFlag("PART", "intents arrivals builds", "only one of intents, arrivals and builds"),
    runs: textFlag("NUMBER", "5", "how often"),
    dist: siteFlags.dist,
    against: textFlag("FOLDER", "", "another built site, measured alternately with the first"),
  },
};

await runCommand(command, async ({ only, runs, dist, against }) => {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`);
  const executablePath = findChromium();
  const args = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  const folders = [dist, against].filter(Boolean);
  const served = await Promise.all(folders.map((folder) => serveSite(folder)));
  const sites = served.map(({ origin }, index) => ({ name: folders[index] ?? "", origin }));
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    if (only.includes("intents")) console.table(await measureIntents(browser, sites, Number(runs)));
    if (only.includes("arrivals")) console.table(await measureArrivals(browser, sites, Number(runs)));
    if (only.includes("builds")) console.table(measureBuilds(Number(runs)));
    console.log(`load ${loadavg()[0]?.toFixed(2)}`);
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
});
