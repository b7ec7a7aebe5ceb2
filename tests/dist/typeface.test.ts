import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { font } from "../../src/styles/scale.ts";
import { dist, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

test.each(pages)("$path names the file of its typeface, and does not wait for it", ({ document }) => {
  const [head] = all(document, "head");
  // A preload holds the first paint back.
  expect(all(head, "link", { rel: "preload", as: "font" })).toEqual([]);
  const css = all(head, "style")[0]?.children.join("");
  const faces = [...`${css}`.matchAll(/font-family:(\w+);font-display:(\w+);src:url\(([^)]+)\)/g)];
  expect(faces.map(([, name, display]) => [name, display])).toEqual([[font.name, "swap"]]);
  expect(existsSync(join(dist, `${faces[0]?.[3]}`))).toBe(true);
});
