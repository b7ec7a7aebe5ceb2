import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { font } from "../../src/styles/scale.ts";
import { dist, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

test.each(pages)("$path preloads the file of its typeface", ({ document }) => {
  const [head] = all(document, "head");
  const [link, ...others] = all(head, "link", { rel: "preload", as: "font" });
  const { href = "", crossorigin } = link?.attributes ?? {};
  expect(others).toEqual([]);
  // Without it, browsers fetch a font twice.
  expect(crossorigin).toBeDefined();
  expect(existsSync(join(dist, href))).toBe(true);
  const css = all(head, "style")[0]?.children.join("");
  const faces = [...`${css}`.matchAll(/font-family:(\w+);font-display:(\w+);src:url\(([^)]+)\)/g)];
  expect(faces.map(([, ...face]) => face)).toEqual([[font.name, "optional", href]]);
});
