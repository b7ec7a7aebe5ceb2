import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test as always } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { editorSchemas } from "../../src/content/editorSchemas.ts";

/** tests/deep/renameContent.ts runs the tests in a copy without .git, where these tests cannot work. */
const test = always.skipIf(!existsSync(".git"));
const read = (path: string) => readFileSync(path, "utf8");
const json = (path: string) => JSON.parse(read(path));

test("the README lists all existing folders", () => {
  const readme = read("README.md");
  const tree = readme.split("```").find((block) => block.includes("build.ts  ")) ?? "";
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) expect(tree).toMatch(new RegExp(`^ +${name}/ `, "m"));
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(Object.keys(json("package.json").scripts)).toEqual(expect.arrayContaining(commands));
});

const workflows = listFiles(".github/workflows").map((name) => read(`.github/workflows/${name}`));

test("workflows pin actions by commit", () => {
  const actions = workflows.flatMap((text) => text.match(/uses: .+/g) ?? []);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("workflows run existing commands", () => {
  const commands = workflows.flatMap((text) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
  );
  expect(Object.keys(json("package.json").scripts)).toEqual(expect.arrayContaining(commands));
});

test("only approved packages run a script on installation", () => {
  const { packages } = json("package-lock.json") as { packages: Record<string, { hasInstallScript?: true }> };
  const scripted = Object.keys(packages).filter((path) => path && packages[path]?.hasInstallScript);
  const names = new Set(scripted.map((path) => path.replace(/^.*node_modules\//, "")));
  const { allowScripts } = json("package.json") as { allowScripts: Record<string, boolean> };
  expect([...names].filter((name) => name !== "fsevents").sort()).toEqual(Object.keys(allowScripts).sort());
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
});

test("an older Node is rejected with the version to install", () => {
  const under = (version: string) => {
    const as = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
    return spawnSync(process.execPath, ["--import", as, "src/cli/requireNode.mjs"], { encoding: "utf8" });
  };
  for (const version of ["24.8.0", "26.0.0"]) expect(under(version).status).toBe(0);
  for (const version of ["20.20.2", "24.7.9"])
    expect(under(version)).toMatchObject({ status: 1, stderr: expect.stringMatching(/Node 24.*npm ci/) });
});

test("git converts no line endings in PDFs", () => {
  const paths = ["offer.pdf", "content/static/verification", "content/site.yaml"];
  const answer = execFileSync("git", ["check-attr", "text", ...paths], { encoding: "utf8" });
  expect(answer.match(/(?<=text: ).+/g)).toEqual(["unset", "unset", "auto"]);
});

test("content files refer to their own schemas", () => {
  for (const path of listFiles("content").filter((name) => name.endsWith(".yaml"))) {
    const file = join("content", path);
    const hint = /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(file))?.[1];
    if (!hint) continue;
    const { title } = JSON.parse(editorSchemas().get(basename(hint)) ?? "{}") as { title: string };
    expect(join(dirname(file), dirname(hint)), file).toBe(join("content", ".schema"));
    expect([`content/${path}`, `A page in ${relative(".", dirname(file))}`]).toContain(title);
  }
  expect(json(".vscode/settings.json")["yaml.customTags"]).toEqual([
    "!placeholder scalar",
    "!confirm scalar",
  ]);
});

test("each command checks the version of Node first", () => {
  const scripts: string[] = Object.values(json("package.json").scripts);
  const entries = scripts.flatMap((script) => script.match(/(?<=tsx )(build|src\/cli\/[\w/]+)\.ts/g) ?? []);
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries)
    expect(read(entry).split("\n")[0], entry).toMatch(/^import ".*\/requireNode\.mjs";$/);
});
