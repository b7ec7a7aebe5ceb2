import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { parseYaml } from "../../src/build/content/yaml.ts";
import { settleContent } from "../../src/build/lib/contentJournal.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { valueAt } from "../../src/content/fields.ts";
import { changeYaml } from "../../src/edit/changeYaml.ts";
import { bundleWriting, ended, firstState, settledState, startWriting } from "../fixtures/contentStates.ts";
import {
  changedLines,
  lineCount,
  listPaths,
  scalarPaths,
  shippedYaml,
  trickyTexts,
} from "../fixtures/tricky.ts";
import { randomFrom } from "./fuzz/random.ts";

test("every place of content takes tricky texts", () => {
  let count = 0;
  for (const { file, text } of shippedYaml)
    for (const path of scalarPaths(text))
      for (let turn = 0; turn < 3; turn++) {
        const value = (trickyTexts[(count++ * 17) % trickyTexts.length] ?? "").replaceAll("\r", "");
        const after = changeYaml(text, [{ kind: "set", path, value }]);
        expect(valueAt(parseYaml(file, after).data, path), `${file} ${path.join(".")}`).toBe(value);
        expect(changedLines(text, after).removed.length).toBeLessThanOrEqual(lineCount(text, path));
      }
  expect(count).toBeGreaterThan(10_000);
});

test("a move back leaves every list as it was", () => {
  for (const { text } of shippedYaml)
    for (const { path, length } of listPaths(text).filter((list) => list.length > 1)) {
      const last = length - 1;
      const moved = changeYaml(text, [{ kind: "move", path, from: 0, to: last }]);
      expect(changeYaml(moved, [{ kind: "move", path, from: last, to: 0 }])).toBe(text);
    }
});

test("a removed entry leaves every list as it was", () => {
  for (const { text } of shippedYaml)
    for (const { path, length } of listPaths(text).filter((list) => list.length > 0))
      for (const index of [0, length]) {
        const longer = changeYaml(text, [{ kind: "insert", path, index, value: { a: "x, y", b: [1, 2] } }]);
        expect(changeYaml(longer, [{ kind: "remove", path: [...path, index] }])).toBe(text);
      }
});

test("every entry of content can be removed", () => {
  for (const { text } of shippedYaml)
    for (const { path, length } of listPaths(text))
      for (let index = 0; index < length; index++) {
        const { added } = changedLines(text, changeYaml(text, [{ kind: "remove", path: [...path, index] }]));
        expect(added.length).toBeLessThanOrEqual(1);
      }
});

test("content is whole after 200 kills at random moments", async () => {
  const random = randomFrom(7);
  const [folder, script] = [await firstState(), await bundleWriting()];
  const found = new Map<string | undefined, number>();
  for (let kill = 0; kill < 200; kill++) {
    const writing = startWriting(script, folder, "forever");
    await new Promise((begun) => writing.stdout?.once("data", begun));
    await wait(random.below(60));
    writing.kill("SIGKILL");
    await ended(writing);
    const state = await settledState(folder);
    found.set(state, (found.get(state) ?? 0) + 1);
  }
  rmSync(folder, { recursive: true });
  console.log("States after the kills:", found);
  expect([...found.keys()].toSorted()).toEqual(["first", "second"]);
});

test("a move is whole after a kill at each step", async () => {
  const folder = mkdtempSync(join(tmpdir(), "move-"));
  const content = join(folder, "content");
  const restore = () => {
    rmSync(content, { recursive: true, force: true });
    for (const { file, text } of shippedYaml) {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    }
  };
  const move = async (stopAt: number) => {
    const imports = [join(import.meta.dirname, "../fixtures/stopAt.mjs"), "tsx"].flatMap((name) => [
      "--import",
      name,
    ]);
    const script = resolve("src/cli/move.ts");
    const child = spawn(
      process.execPath,
      [...imports, script, "/solutions/van-refrigeration", "/solutions/reefer-vans"],
      {
        cwd: folder,
        env: { ...process.env, STOP_AT: String(stopAt) },
      },
    );
    const signal = await ended(child);
    await settleContent(content);
    return {
      signal,
      state: listFiles(content).map((path) => [path, readFileSync(join(content, path), "utf8")]),
    };
  };
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  restore();
  const { state: after } = await move(0);
  restore();
  const before = shippedYaml.map(({ file, text }) => [file, text]);
  const found = { before: 0, after: 0 };
  for (let step = 1; ; step++) {
    const { signal, state } = await move(step);
    expect(
      [before, after].some((whole) => isDeepStrictEqual(whole, state)),
      `step ${step}`,
    ).toBe(true);
    found[isDeepStrictEqual(state, before) ? "before" : "after"] += 1;
    restore();
    if (signal !== "SIGKILL") break;
  }
  rmSync(folder, { recursive: true });
  console.log("States after a kill at each step of a move:", found);
  expect(found.before).toBeGreaterThan(20);
  expect(found.after).toBeGreaterThan(10);
});
