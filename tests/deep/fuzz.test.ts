import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject, type Project } from "../fixtures/project.ts";
import { nobody, openBuilder } from "./fuzz/builder.ts";
import { openDraft } from "./fuzz/draft.ts";
import { mutate } from "./fuzz/mutate.ts";
import { outcomeFaults, fingerprint, hostLines, siteFaults } from "./fuzz/outcomes.ts";
import { randomFrom } from "./fuzz/random.ts";

/*
 * Damages the real content in a thousand ways derived from a seed and builds each as an ordinary user. Every
 * build must:
 * - end successfully or with exit code 1;
 * - on failure print file, line, column and advice, and leave dist/ unchanged;
 * - on success write valid documents, policies and host files;
 * - use less than 10 s of processor time;
 * - print less than 20 kB.
 *
 * FUZZ_SEED and FUZZ_COUNT change the run; FUZZ_ONLY runs a single mutation by its number.
 */
const seed = Number(process.env["FUZZ_SEED"] ?? 1);
const count = Number(process.env["FUZZ_COUNT"] ?? 1000);
const only = Number(process.env["FUZZ_ONLY"] ?? -1);

let project: Project;
beforeAll(async () => {
  project = await makeProject("copied");
  if (nobody.uid !== undefined)
    execFileSync("chown", ["-R", "-h", `${nobody.uid}:${nobody.gid}`, project.folder]);
});
afterAll(() => project.discard());

test(`${count} mutations of seed ${seed} keep the five promises`, { timeout: 7_200_000 }, async () => {
  const builder = openBuilder(project.folder);
  const draft = openDraft(project.folder);
  const dist = join(project.folder, "dist");
  const first = await builder.build();
  expect(first.output).not.toContain("to fix");
  expect(first.code, first.output).toBe(0);
  const sound = hostLines(dist);
  const broken: string[] = [];
  let built = 0;
  for (let number = Math.max(only, 0); number < (only < 0 ? count : only + 1); number++) {
    const { what, isNonsense } = await mutate(draft, randomFrom(seed * 100_000 + number));
    const before = fingerprint(dist);
    const outcome = await builder.build();
    const faults = outcomeFaults(outcome);
    if (outcome.code === 0) built++;
    if (outcome.code === 0 && isNonsense) faults.push("was built");
    else if (outcome.code === 0) faults.push(...siteFaults(dist, sound));
    else if (fingerprint(dist) !== before) faults.push("dist/ has changed");
    const report = [`${seed}/${number}: ${what.slice(0, 300)}`, ...faults.slice(0, 4)].join("\n  ");
    if (faults.length > 0) broken.push(report);
    if (only >= 0 || faults.length > 0) console.log(only >= 0 ? [report, outcome] : report);
    if (number % 100 === 99)
      console.log(`seed ${seed}: ${number + 1} mutations, ${built} built, ${broken.length} broken promises`);
    draft.restore();
  }
  builder.close();
  expect(broken).toEqual([]);
});
