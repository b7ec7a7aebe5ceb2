import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string; hasInstallScript?: true };
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

/** Without an address in the lockfile npm can match no version in `allowScripts`; the lockfile's hashes hold it. */
test("each package with an install script has been judged, and no other is named", () => {
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.replace(/^.*node_modules\//, "") : [],
  );
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    allowScripts: Record<string, boolean>;
  };
  const optional = ["fsevents"];
  expect(Object.keys(allowScripts).sort()).toEqual(
    [...new Set(scripted)].filter((name) => !optional.includes(name)).sort(),
  );
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});
