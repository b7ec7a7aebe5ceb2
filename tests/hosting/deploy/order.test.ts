import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/build/lib/files.ts";
import { hashOf } from "../../../src/cli/deploy/manifest.ts";
import { planSteps } from "../../../src/cli/deploy/plan.ts";
import { namedBy } from "./smallSite.ts";

test("the built site is uploaded page by page, each after its references, the host's files last", async () => {
  const dist = resolve(process.env["DIST"] ?? "dist");
  const paths = listFiles(dist);
  const bytes = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(dist, path))] as const)),
  );
  const steps = planSteps(new Map([...bytes].map(([path, data]) => [path, hashOf(data)])), new Map());
  const there = new Set<string>();
  const lost = steps.flatMap(({ path }) => {
    there.add(path);
    const names = /\.html(\.br)?$/.test(path) ? namedBy(path, bytes.get(path) ?? Buffer.of()) : [];
    return names
      .filter((name) => !name.endsWith(".html") && !there.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(lost).toEqual([]);
  expect(steps.length).toBe(paths.length);
  const last = steps.slice(-3).map(({ path }) => path);
  expect(
    last.every((path) => /(^|\/)[._]/.test(path)),
    String(last),
  ).toBe(true);
});
