import "./requireNode.mjs";
import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import * as attribute from "../styles/attributes.ts";
import { measureLoad, measureTap, type Tap } from "./bench/pages.ts";
import { launchChromium } from "./browser/browsers.ts";
import { distFlag } from "./builtSite.ts";
import { textFlag } from "./commandLine.ts";
import { runCommand } from "./runCommand.ts";
import { serveSite } from "./serve/serveSite.ts";

const command = {
  name: "bench",
  summary: "Measures first taps and page loads on slow 4G, and build times. Only compare results of one run.",
  flags: {
    only: textFlag("PART", "taps loads builds", "only one of taps, loads and builds"),
    runs: textFlag("NUMBER", "5", "how often"),
    dist: distFlag,
    against: textFlag("FOLDER", "", "another built site, measured alternately with the first"),
  },
};

const paths = ["/", "/services/commercial-hvac", "/solutions/cold-rooms"];
const question = `[${attribute.island}=Accordion] > div > div:nth-of-type(2)`;
const taps: Tap[] = [
  { name: "drawer", path: "/about", press: "#drawer button", result: "[role=dialog]" },
  {
    name: "second tab",
    path: "/services/commercial-hvac",
    press: "[role=tab]:nth-of-type(2)",
    result: "[role=tabpanel]:nth-of-type(3)",
  },
  {
    name: "second question",
    path: "/services/residential-hvac",
    press: `${question} button`,
    result: `${question} [role=region]`,
  },
  { name: "lightbox", path: "/gallery", press: "main li[id] a", result: "[role=dialog]" },
  {
    name: "carousel",
    path: "/",
    press: "[aria-label^=Next]",
    result: "[aria-label^='Go to project 2'][aria-current=true]",
  },
  { name: "send", path: "/contact", press: "#contact-form [type=submit]", result: "[aria-invalid=true]" },
];

const values = new Map<string, number[]>();
const record = (name: string, value: number) => values.set(name, [...(values.get(name) ?? []), value]);

/** Returns the time in ms of a build into a scratch folder, with Node's startup. */
function timeBuild(folder: string): number {
  const folders = ["dist", "cache"].flatMap((name) => [`--${name}`, join(folder, name)]);
  const start = performance.now();
  execFileSync(process.execPath, ["--import", "tsx", "build.ts", "--quiet", ...folders]);
  return performance.now() - start;
}

function measureBuilds(runs: number): void {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "bench-"));
  record("build, nothing cached", timeBuild(scratch.path));
  for (let run = 0; run < runs; run++) {
    record("build, nothing changed", timeBuild(scratch.path));
    rmSync(join(scratch.path, "cache/bundle"), { recursive: true });
    record("build, scripts not cached", timeBuild(scratch.path));
  }
}

function table(): object[] {
  return [...values].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b).map((value) => Math.round(value * 1000) / 1000);
    const median = sorted[Math.floor(sorted.length / 2)];
    return { name, median, least: sorted[0], most: sorted.at(-1), runs: all.length };
  });
}

await runCommand(command, async ({ only, runs, dist, against }) => {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`);
  await using browser = await launchChromium("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost");
  using servers = new DisposableStack();
  const folders = [dist, against].filter(Boolean);
  const sites: [name: string, origin: string][] = [];
  for (const folder of folders) sites.push([folder, servers.use(await serveSite(folder)).origin]);
  // Alternates between the sites, so that changes in machine load affect both.
  for (let run = 0; run < Number(runs); run++)
    for (const [name, origin] of sites) {
      for (const path of only.includes("loads") ? paths : [])
        for (const [metric, value] of Object.entries(await measureLoad(browser, origin + path)))
          record(`${path} ${metric} ${name}`, value);
      for (const tap of only.includes("taps") ? taps : [])
        record(`${tap.name} ${name}`, await measureTap(browser, origin, tap));
    }
  if (only.includes("builds")) measureBuilds(Number(runs));
  console.table(table());
  console.log(`load ${loadavg()[0]?.toFixed(2)}`);
});
