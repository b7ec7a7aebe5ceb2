import { spawnSync } from "node:child_process";
import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { summarize } from "./inTurns.ts";

/**
 * Measures complete builds in ms, including process startup. Builds run in a scratch folder with copies of
 * content and cache.
 */
export function measureBuilds(runs: number) {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "bench-"));
  const folder = scratch.path;
  const measure = (name: string, prepare = () => {}, times = runs) => {
    const values = Array.from({ length: times }, () => {
      prepare();
      const start = performance.now();
      build(folder);
      return performance.now() - start;
    });
    return summarize(`build, ${name}`, values);
  };
  cpSync("content", join(folder, "content"), { recursive: true });
  cpSync(".cache", join(folder, "cache"), { recursive: true });
  build(folder);
  return [
    measure("nothing changed"),
    measure("one page edited", () => editPage(folder)),
    measure("scripts not cached", () => rmSync(join(folder, "cache/bundle"), { recursive: true })),
    measure("nothing cached", () => rmSync(join(folder, "cache"), { recursive: true }), 1),
  ];
}

function build(folder: string): void {
  const folders = ["content", "dist", "cache"].flatMap((name) => [`--${name}`, join(folder, name)]);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "build.ts", "--quiet", ...folders],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The build ended with ${status}:\n${stderr}`);
}

let edits = 0;
function editPage(folder: string): void {
  const path = join(folder, "content/pages/about.yaml");
  const page = readFileSync(path, "utf8");
  writeFileSync(path, page.replace(/^(description: >-\n +\S+)( \d+)?/m, `$1 ${++edits}`));
}
