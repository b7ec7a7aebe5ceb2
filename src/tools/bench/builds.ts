import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Line } from "./table.ts";

const run = promisify(execFile);

/** Milliseconds that whole builds took, Node's own start included. */
type BuildTimes = { cold: number[]; warm: number[] };

/**
 * Builds the site into a temporary folder: with empty caches, where every picture is encoded, and with full ones.
 *
 * @param extra text pages to add, copies of one solution page under other names
 */
async function timeBuilds(runs: number, extra = 0): Promise<BuildTimes> {
  // Inside the project, where the renderer that a build makes finds its packages.
  const folder = await mkdtemp(join(".cache", "bench-"));
  const [content, dist, cache] = ["content", "dist", "cache"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    await cp("content", content, { recursive: true });
    await addPages(content, extra);
    const args = ["build.ts", "--quiet", "--content", content, "--dist", dist, "--cache", cache];
    const times: BuildTimes = { cold: [], warm: [] };
    if (extra > 0) await copyCaches(cache);
    for (let index = 0; index <= runs; index++) {
      const start = performance.now();
      await run(process.execPath, ["--import", import.meta.resolve("tsx"), ...args]);
      times[index === 0 ? "cold" : "warm"].push(performance.now() - start);
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The project's caches, but for folders of benchmarks: one of them is where the copy goes. */
async function copyCaches(to: string): Promise<void> {
  for (const name of await readdir(".cache"))
    if (!name.startsWith("bench-")) await cp(join(".cache", name), join(to, name), { recursive: true });
}

async function addPages(content: string, count: number): Promise<void> {
  const model = await readFile(join(content, "solutions/data-centers.yaml"), "utf8");
  for (let index = 1; index <= count; index++)
    await writeFile(
      join(content, `solutions/extra-${index}.yaml`),
      // Titles and descriptions must differ, and have a greatest length.
      model
        .replace(/^title: "?/m, `$&${index} `)
        .replace(
          /^description: >-\n(?: +.*\n)+/m,
          `description: Copy ${index} of the page about data centers, which a benchmark makes and nobody reads.\n`,
        ),
    );
}

/** Times builds of the site, and of one with so many pages more. */
export async function measureBuilds(pages: number): Promise<Line[]> {
  const usual = await timeBuilds(5);
  const many = await timeBuilds(2, pages);
  return [
    { name: "build", condition: "empty caches", unit: "ms", values: usual.cold },
    { name: "build", condition: "full caches", unit: "ms", values: usual.warm, reach: 600 },
    {
      name: `build, ${pages} pages more`,
      condition: "pages not cached",
      unit: "ms",
      values: many.cold,
    },
    {
      name: `build, ${pages} pages more`,
      condition: "full caches",
      unit: "ms",
      values: many.warm,
      reach: 2000,
    },
  ];
}
