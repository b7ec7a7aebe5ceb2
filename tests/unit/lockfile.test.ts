import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

test("the lockfile holds the parts for every platform, or npm ci would refuse it", () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  const missing = wanted.filter(
    ({ path, name }) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test("the lockfile names no download address", () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
