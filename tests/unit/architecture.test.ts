import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** Rooms of src/build in the order of the way: a file imports from its own room and from those before it. */
const rooms = ["lib", "content", "hosting", "source", "media", "pages", "site"];

const files = ["build.ts", ...sources("src")];
function sources(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => /\.tsx?$/.test(path)).map((path) => `${folder}/${path}`);
}

/** What each file imports, types included. */
const imports = new Map(
  files.map((file) => {
    const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"(\.{1,2}\/[^"]+)"/g);
    return [file, [...found].map(([, path = ""]) => posix.join(posix.dirname(file), path))];
  }),
);
const roomOf = (file: string) => /^src\/build\/(\w+)\//.exec(file)?.[1];

test("the generator's rooms import one way", () => {
  const upward = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const [own, other] = [roomOf(file), roomOf(target)];
        return own && other && rooms.indexOf(other) > rooms.indexOf(own);
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(upward).toEqual([]);
  expect(
    readdirSync("src/build")
      .filter((name) => !name.includes("."))
      .sort(),
  ).toEqual([...rooms].sort());
});

test("build.ts is a table of contents of sixty lines", () =>
  expect(readFileSync("build.ts", "utf8").split("\n").length).toBeLessThanOrEqual(61));

test("no imports go in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
    if (way.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
