import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages } from "./../fixtures/dist.ts";

const files = listFiles(join(dist, "assets"));
const sheetName = files.find((file) => /^icons-.*\.svg$/.test(file)) ?? "";
const sheet = readFileSync(join(dist, "assets", sheetName), "utf8");
const symbols = [...sheet.matchAll(/<symbol [^>]*?id="([\w-]+)"[^>]*>(.*?)<\/symbol>/g)];
const scripts = files
  .filter((file) => file.endsWith(".js"))
  .map((file) => readFileSync(join(dist, "assets", file), "utf8"));

test("the icon sheet has a drawing for each icon of a page, and for each name that a script holds", () => {
  const drawn = new Set(symbols.filter(([, , shapes]) => shapes).map(([, name]) => name));
  const used = pages.flatMap(({ html }) =>
    [...html.matchAll(/icons-[\w-]+\.svg#([\w-]+)/g)].map(([, name]) => name),
  );
  expect(used.filter((name) => !drawn.has(name))).toEqual([]);
  const inScripts = scripts.flatMap((code) =>
    [...code.matchAll(/(?:name|icon):[`"']([a-z0-9-]+)[`"'],size:/g)].map(([, name]) => name),
  );
  expect(inScripts.length).toBeGreaterThan(5);
  expect(inScripts.filter((name) => !drawn.has(name))).toEqual([]);
});

test("the icon sheet holds no drawing that nothing uses", () => {
  const code = [...scripts, ...pages.map(({ html }) => html)].join("\n");
  const isUsed = (name = "") => new RegExp(`#${name}[\\s"'>)]|[\`"']${name}[\`"']`).test(code);
  expect(symbols.map(([, name]) => name).filter((name) => !isUsed(name))).toEqual([]);
});
