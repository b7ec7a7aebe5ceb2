import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Line } from "./table.ts";

const run = promisify(execFile);

/** Milliseconds that whole builds took, Node's own start included. */
type BuildTimes = {
  /** The first one. */
  cold: number[];
  /** Nothing has changed since the one before. */
  same: number[];
  /** One sentence of one page has. */
  edited: number[];
};

/** `npm run build`, without npm. */
const build = ["build.ts", "--quiet"];

/**
 * Builds the site into a temporary folder: with empty caches, where every picture is encoded, and with full ones.
 *
 * @param extra text pages to add, copies of one solution page under other names; then the caches are the project's
 */
async function timeBuilds(runs: number, extra = 0): Promise<BuildTimes> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const [content, dist, cache] = ["content", "dist", "cache"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const time = async (): Promise<number> => {
    const start = performance.now();
    await run(process.execPath, [...build, "--content", content, "--dist", dist, "--cache", cache]);
    return performance.now() - start;
  };
  try {
    // What a link leads to is copied, so that an edit of the copy never reaches the original.
    await cp("content", content, { recursive: true, dereference: true });
    await addPages(content, extra);
    if (extra > 0) await cp(".cache", cache, { recursive: true, dereference: true });
    const times: BuildTimes = { cold: [await time()], same: [], edited: [] };
    for (let index = 0; index < runs; index++) {
      times.same.push(await time());
      await editPage(content, index);
      times.edited.push(await time());
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function editPage(content: string, index: number): Promise<void> {
  const path = join(content, "pages/about.yaml");
  const page = await readFile(path, "utf8");
  await writeFile(path, page.replace(/^( +heading: [^"\n]+?)( \d+)?$/m, `$1 ${index}`));
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
  const usual = await timeBuilds(7);
  const many = await timeBuilds(3, pages);
  const name = `build, ${pages} pages more`;
  return [
    { name: "build", condition: "empty caches", unit: "ms", values: usual.cold },
    { name: "build", condition: "nothing changed", unit: "ms", values: usual.same, reach: 600 },
    { name: "build", condition: "one page edited", unit: "ms", values: usual.edited },
    { name, condition: "pages not cached", unit: "ms", values: many.cold },
    { name, condition: "nothing changed", unit: "ms", values: many.same, reach: 2000 },
    { name, condition: "one page edited", unit: "ms", values: many.edited },
  ];
}
