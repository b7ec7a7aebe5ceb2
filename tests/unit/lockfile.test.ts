import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  hasInstallScript?: true;
  optional?: true;
};
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

test("a machine for which there is no Node to download goes on with its own, if that will do", () => {
  expect(packages["node_modules/node"]?.optional).toBe(true);
  const under = (version: string) => {
    const as = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
    const { status, stderr } = spawnSync(process.execPath, ["--import", as, "src/tools/requireNode.mjs"]);
    return { status, output: String(stderr) };
  };
  for (const version of ["24.8.0", "24.21.0", "26.0.0"])
    expect(under(version)).toEqual({ status: 0, output: "" });
  for (const version of ["18.0.0", "20.20.2", "24.7.9"])
    expect(under(version)).toEqual({
      status: 1,
      output: expect.stringMatching(
        `^This project needs Node 24.8 or newer. Here is Node ${version}, .+: install Node 24 from https://.+, then run npm ci again.\n$`,
      ),
    });
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
  const optional = ["", "fsevents"];
  expect(Object.keys(allowScripts).sort()).toEqual(
    [...new Set(scripted)].filter((name) => !optional.includes(name)).sort(),
  );
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});
