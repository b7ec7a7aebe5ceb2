import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { makeProject, type Project } from "../fixtures/project.ts";

const damages = [
  () => Buffer.alloc(0),
  (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1),
  (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)),
];

async function built(project: Project, dist: string, env: Record<string, string> = {}) {
  const epoch = { SOURCE_DATE_EPOCH: "1900000000" };
  const { code, output } = await project.build(["--quiet", "--dist", dist], { ...epoch, ...env });
  expect(code, output).toBe(0);
  return [...(await project.snapshot(dist))].map(([path, { hash }]) => [path, hash]);
}

test("without the desk the build writes the same bytes", async () => {
  const project = await makeProject("copied");
  const before = await built(project, "dist");
  await project.remove("src/desk");
  await project.remove(".cache");
  expect(await built(project, "other")).toEqual(before);
  await project.discard();
});

test("without a cache another time zone gives the same bytes", async () => {
  const project = await makeProject("copied");
  const before = await built(project, "dist");
  await project.remove(".cache");
  expect(await built(project, "other", { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8" })).toEqual(before);
  await project.discard();
});

test("with damaged cache entries the build writes the same bytes", async () => {
  const project = await makeProject("copied");
  const before = await built(project, "dist");
  const entries = listFiles(join(project.folder, ".cache"));
  expect(entries.length).toBeGreaterThan(100);
  for (const [index, entry] of entries.entries()) {
    const path = join(project.folder, ".cache", entry);
    await writeFile(path, damages[index % 3]?.(await readFile(path)) ?? "");
  }
  expect(await built(project, "other")).toEqual(before);
  await project.discard();
});
