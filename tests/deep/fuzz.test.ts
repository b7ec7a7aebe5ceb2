import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project } from "../fixtures/project.ts";
import { mutations } from "./fuzz/mutations.ts";
import { failureProblems, siteProblems } from "./fuzz/outcomes.ts";
import { randomFrom } from "./fuzz/random.ts";

/*
 * Each run damages one file of the real content. The build must either write valid documents whose policies
 * allow their own scripts, or report an error with file, line, column and advice, and leave dist unchanged.
 * FUZZ_SEED sets the seed, FUZZ_COUNT the number of runs. FUZZ_ONLY repeats a single run by its number.
 */
const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const count = Number(process.env["FUZZ_COUNT"] ?? 200);
const only = process.env["FUZZ_ONLY"];

let project: Project;
beforeAll(async () => {
  project = await makeProject("shared");
  const { code, output } = await project.build(["--quiet"]);
  expect(code, output).toBe(0);
});
afterAll(() => project.discard());

test.each(only ? [Number(only)] : [...Array(count).keys()])(`mutation %i of seed ${seed}`, async (number) => {
  const random = randomFrom(seed * 100_000 + number);
  const [kind, { files, change }] = random.of(Object.entries(mutations));
  const paths = [...(await project.snapshot("content")).keys()].map((path) => `content/${path}`);
  const path = random.of(paths.filter((name) => files.test(name)));
  const original = await readFile(join(project.folder, path));
  const before = await project.snapshot("dist");

  await project.write(path, await change(original, random));
  const { code, output } = await project.build(["--quiet", "--uncompressed"]);
  const after = await project.snapshot("dist");
  await project.write(path, original);

  const where = `${kind} in ${path}: ${output.slice(0, 2000)}`;
  expect([0, 1], where).toContain(code);
  if (code === 1) expect(after, where).toEqual(before);
  expect(code === 1 ? failureProblems(output) : await siteProblems(project), where).toEqual([]);
});
