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
 * Damages the real content in a thousand ways that follow from a seed, and builds each as an ordinary user. Five promises:
 * the build ends well or with exit code 1; then it says file, line, column and what to do, and leaves dist/ as it was;
 * else documents, policies and host files are sound; it takes less than 20 s and says less than 20 kB.
 *
 * FUZZ_SEED and FUZZ_COUNT choose others; FUZZ_ONLY the number of one mutation, to see it alone.
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
  const tally = { built: 0, refused: 0, broken: [] as string[] };
  for (let number = 0; number < count; number++) {
    if (only >= 0 && only !== number) continue;
    const what = `${seed}/${number}: ${(await mutate(draft, randomFrom(seed * 100_000 + number))).slice(0, 300)}`;
    const before = fingerprint(dist);
    const outcome = await builder.build();
    const faults = outcomeFaults(outcome);
    if (outcome.code === 0) faults.push(...siteFaults(dist, sound));
    else if (fingerprint(dist) !== before) faults.push("dist/ has changed");
    if (outcome.code === 0) tally.built++;
    else tally.refused++;
    if (only >= 0) console.log(what, outcome);
    if (faults.length > 0)
      console.log(tally.broken[tally.broken.push(`${what}\n  ${faults.slice(0, 4).join("\n  ")}`) - 1]);
    draft.restore();
  }
  builder.close();
  console.log(
    `seed ${seed}: ${count} mutations, ${tally.built} built, ${tally.refused} refused, ${tally.broken.length} broken promises`,
  );
  expect(tally.broken).toEqual([]);
});
