import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const tree = readme.split("```").find((block) => block.includes("build.ts  ")) ?? "";

/** Folders of the tree, by the folder that they are drawn under. */
const drawn = tree.split("\n").reduce<Record<string, string[]>>((folders, line) => {
  const [, indent = "", name] = /^( *)(\S+)\/ /.exec(`${line} `) ?? [];
  const top = Object.keys(folders).at(-1) ?? "";
  if (name && indent === "") return { ...folders, [name]: [] };
  if (name) folders[top]?.push(name);
  return folders;
}, {});
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test("the README fits on a few screens", () => {
  // A row of a table may be longer than a line of text.
  const longest = Math.max(...readme.split("\n").map(({ length }) => length));
  expect(longest).toBeLessThanOrEqual(135);
  expect(readme.split("\n").length).toBeLessThanOrEqual(115);
});

test("the README's tree shows just the folders of src", () => {
  expect(drawn["src"]?.toSorted()).toEqual(foldersIn("src").toSorted());
});

test("each command that the README names is one of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const [, name = ""] of readme.matchAll(/npm run ([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(name);
});

test("nothing cites a file that the repository doesn't have", () => {
  const cited = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => readFileSync(`src/${path}`, "utf8").match(/\b[A-Z]{3,}\.md\b/g) ?? []);
  expect(cited.filter((name) => !existsSync(name))).toEqual([]);
});
