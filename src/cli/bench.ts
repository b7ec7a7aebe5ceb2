import { cpus, loadavg } from "node:os";
import { arrivals } from "./bench/arrivals.ts";
import { measureBuilds } from "./bench/builds.ts";
import { intents } from "./bench/intents.ts";
import { type Measurement, measureInTurns, type Site } from "./bench/inTurns.ts";
import { launchChromium } from "./browser/chromium.ts";
import { distFlag } from "./builtSite.ts";
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
    dist: distFlag,
    against: textFlag("FOLDER", "", "another built site, measured alternately with the first"),
  },
};

await runCommand(command, async ({ only, runs, dist, against }) => {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`);
  using servers = new DisposableStack();
  const sites: Site[] = [];
  for (const name of [dist, against].filter(Boolean))
    sites.push({ name, origin: servers.use(await serveSite(name)).origin });
  await using browser = await launchChromium("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost");
  const measure = async (all: Measurement[]) =>
    console.table(await measureInTurns(all, browser, sites, Number(runs)));
  if (only.includes("intents")) await measure(intents);
  if (only.includes("arrivals")) await measure(arrivals);
  if (only.includes("builds")) console.table(measureBuilds(Number(runs)));
  console.log(`load ${loadavg()[0]?.toFixed(2)}`);
});
