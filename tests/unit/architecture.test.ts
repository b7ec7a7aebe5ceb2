import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** The folders in the order of the picture in src/README.md, and build.ts, which may import from all. */
const labels = readFileSync("src/README.md", "utf8").matchAll(/\["([\w/]+):/g);
const order = [...[...labels].map(([, folder]) => `src/${folder}`), "build.ts"];

/** Imports against the order, each with its reason. */
const exceptions: Record<string, string> = {
  "src/content > src/calculators": "the table of content files includes the calculators' strings",
  "src/components > src/islands": "header, footer and sections contain islands",
  "src/components > src/calculators": "the calculator section contains the calculators",
  "src/components > src/client": "browser entries are beside their component",
  "src/islands > src/client": "browser entries are beside their island",
  "src/calculators > src/client": "browser entries are beside their calculator",
  "src/cli > build.ts": "dev builds; build.ts itself runs as a command",
};

const files = [
  "build.ts",
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => `src/${path}`),
];

/** Imported files by file, including imported types. */
const imports = new Map(
  files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"(\.{1,2}\/[^"]+)"/g);
      return [file, [...found].map(([, path = ""]) => posix.join(posix.dirname(file), path))];
    }),
);

const folderOf = (file: string) =>
  order.findLast((folder) => file === folder || file.startsWith(`${folder}/`)) ?? file;

test("files import only from earlier folders", () => {
  const late = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => order.indexOf(folderOf(target)) > order.indexOf(folderOf(file)))
      .filter((target) => !(`${folderOf(file)} > ${folderOf(target)}` in exceptions))
      .map((target) => `${file} imports ${target}`),
  );
  expect(late).toEqual([]);
});

test("each exception is still needed", () => {
  const pairs = [...imports].flatMap(([file, targets]) =>
    targets.map((target) => `${folderOf(file)} > ${folderOf(target)}`),
  );
  expect(Object.keys(exceptions).filter((pair) => !pairs.includes(pair))).toEqual([]);
});

test("the picture of the folders contains every file", () => {
  expect([...imports.keys()].filter((file) => !order.includes(folderOf(file)))).toEqual([]);
});

test("no files import each other in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
    if (way.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test("build.ts has at most 60 lines", () => {
  expect(readFileSync("build.ts", "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});
