import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notLaidOut } from "./peers.ts";
import type { Line } from "./table.ts";
import { type Run, timed } from "./timed.ts";

/** A site to build in a scratch folder, so that the project's own dist/ and caches stay as they are. */
type Trial = { build: (...flags: string[]) => Promise<Run>; folder: string; discard: () => Promise<void> };

/** @param extra text pages to add, copies of one solution page under other names */
async function openTrial(extra = 0): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  await cp("content", join(folder, "content"), { recursive: true, dereference: true });
  await cp(".cache", join(folder, "cache"), { recursive: true, dereference: true });
  await addPages(join(folder, "content"), extra);
  const folders = ["content", "dist", "cache"].flatMap((name) => [`--${name}`, join(folder, name)]);
  return {
    folder,
    build: (...flags) =>
      timed(process.execPath, ["--import", "tsx", "build.ts", "--quiet", ...folders, ...flags]),
    discard: () => rm(folder, { recursive: true }),
  };
}

async function addPages(content: string, count: number): Promise<void> {
  const model = await readFile(join(content, "solutions/data-centers.yaml"), "utf8");
  const description =
    "which a benchmark makes to see how the generator grows, and which nobody is going to read";
  for (let index = 1; index <= count; index++)
    await writeFile(
      join(content, `solutions/extra-${index}.yaml`),
      // Titles and descriptions must differ, and have a greatest length.
      model
        .replace(/^title: .*$/m, `title: "Copy ${index} of Data Centers"`)
        .replace(
          /^description: .*\n(?: +.*\n)*/m,
          `description: Copy ${index} of the page on data centers, ${description}.\n`,
        ),
    );
}

const row = (name: string, condition: string, runs: Run[], reach?: number): Line[] => [
  { name, condition, unit: "ms", values: runs.map(({ time }) => time), ...(reach && { reach }) },
  { name, condition: `${condition}, memory`, unit: "MB", values: runs.map(({ memory }) => memory) },
];

/** Times builds of the site with each of the kept caches, and without. */
async function measureSite(rounds: number): Promise<Line[]> {
  const { build, folder, discard } = await openTrial();
  const again = (prepare: () => Promise<unknown>) => repeat(rounds, prepare, build);
  try {
    await build();
    const forget = (name: string) => () => rm(join(folder, "cache", name), { recursive: true, force: true });
    return [
      ...row("site", "nothing changed", await again(async () => {})),
      ...row("site", "one page edited", await again(() => editPage(folder)), 1200),
      ...row("site", "bundle not cached", await again(forget("bundle"))),
      ...row("site", "compressed files not cached", await again(forget("compressed"))),
      ...row("site", "typeface not cached", await again(forget("typeface"))),
      ...row("site", "social cards not cached", await again(forget("share"))),
      ...row("site", "icons not cached", await again(forget("icons"))),
      ...row("site", "nothing cached", await repeat(1, forget(""), build)),
    ];
  } finally {
    await discard();
  }
}

async function repeat(
  times: number,
  prepare: () => Promise<unknown>,
  build: () => Promise<Run>,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (let index = 0; index < times; index++) {
    await prepare();
    runs.push(await build());
  }
  return runs;
}

let edits = 0;
async function editPage(folder: string): Promise<void> {
  const path = join(folder, "content/pages/about.yaml");
  const page = await readFile(path, "utf8");
  await writeFile(path, page.replace(/^(description: >-\n +\S+)( \d+)?/m, `$1 ${++edits}`));
}

/** Times builds with so many text pages more, each page rendered: nothing of a page is cached. */
async function measureGrowth(extra: number): Promise<Line[]> {
  const { build, folder, discard } = await openTrial(extra);
  try {
    const name = `${extra} pages more`;
    const first = await build("--uncompressed");
    await rm(join(folder, "dist"), { recursive: true });
    const lines = [
      ...row(name, "their social cards not cached", [first]),
      ...row(name, "uncompressed", [await build("--uncompressed")]),
    ];
    // Brotli takes a quarter of a second a page: what it adds shows in the smaller sites as well.
    return extra > 500 ? lines : [...lines, ...row(name, "compressed", [await build()])];
  } finally {
    await discard();
  }
}

/** Times the text pages of other generators' sites, where they are laid out in a folder. */
async function measurePeers(folder: string, pages: number[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const peer of ["astro", "eleventy"])
    for (const count of pages) {
      const script = join(folder, peer, "build.sh");
      const content = join(folder, "fixture", `content-${count}.json`);
      if (!existsSync(script) || !existsSync(content)) continue;
      const run = await timed("bash", [script], { CONTENT: content, IMAGES: "0", CLEAN: "1" });
      lines.push(...row(`${peer}, ${count} pages`, "uncompressed", [run]));
    }
  if (lines.length === 0) console.log(notLaidOut(folder));
  return lines;
}

/**
 * Times builds of the site, of larger ones, and of other generators' sites.
 *
 * @param pages how many text pages the largest has more
 * @param peers folder with other generators' sites
 */
export async function measureBuilds(pages: number, peers: string): Promise<Line[]> {
  const lines = await measureSite(5);
  for (const extra of [250, 500, pages]) lines.push(...(await measureGrowth(extra)));
  return peers ? [...lines, ...(await measurePeers(peers, [23, 250, 2500]))] : lines;
}
