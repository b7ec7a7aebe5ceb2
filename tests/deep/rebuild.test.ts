import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { makeProject, type Project } from "../fixtures/project.ts";

/** Builds that reuse the caches of earlier builds, in a copy of the project. */
let project: Project;
/** Hashes of the files that the last build wrote. */
let last: Map<string, string>;
const epoch = { SOURCE_DATE_EPOCH: String(Date.UTC(2031, 0, 1) / 1000) };

beforeAll(async () => {
  project = await makeProject("copied");
  last = await built();
}, 120_000);
afterAll(() => project.discard());

/** Builds and returns the hash of each file of dist. */
async function built(dist = "dist", args: string[] = []): Promise<Map<string, string>> {
  const { code, output } = await project.build(["--quiet", "--dist", dist, ...args], epoch);
  expect(code, output).toBe(0);
  return new Map([...(await project.snapshot(dist))].map(([path, { hash }]) => [path, hash]));
}

/** Builds and returns the files of dist that are new or changed since the last build. */
async function builtAnew(): Promise<string[]> {
  const before = last;
  last = await built();
  return [...last].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
}

test("a build that fails in between leaves nothing behind in the caches", async () => {
  const page = await project.read("content/services/amc.yaml");
  await project.write("content/services/amc.yaml", page.replace(/^title: /m, "titel: "));
  const { code, output } = await project.build(["--quiet"], epoch);
  expect(code).toBe(1);
  expect(output).toContain('"titel"');
  await project.write("content/services/amc.yaml", page);
  expect(await builtAnew()).toEqual([]);
});

test("damaged cache entries are rebuilt", async () => {
  const damages = [
    () => Buffer.alloc(0),
    (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1),
    (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)),
  ];
  const records = listFiles(join(project.folder, ".cache"));
  for (const [index, record] of records.entries()) {
    const path = join(project.folder, ".cache", record);
    await writeFile(path, damages[index % 3]?.(await readFile(path)) ?? "");
  }
  expect(records.length).toBeGreaterThan(100);
  expect(await built("undamaged")).toEqual(last);
});

test("after all of them dist equals a build without caches, byte for byte", async () => {
  expect(await built("other", ["--cache", "fresh"])).toEqual(last);
});
