import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { font } from "../../src/styles/scale.ts";
import { dist, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

test.each(pages)("$path requests its typeface first, and never changes to it late", ({ document }) => {
  const [head] = all(document, "head");
  const css = all(head, "style")[0]?.children.join("");
  const faces = [...`${css}`.matchAll(/font-family:(\w+);font-display:(\w+);src:url\(([^)]+)\)/g)];
  expect(faces.map(([, name, display]) => [name, display])).toEqual([[font.name, "optional"]]);
  expect(
    all(head, "link", { rel: "preload", as: "font" }).map(({ attributes }) => attributes["href"]),
  ).toEqual([faces[0]?.[3]]);
  expect(existsSync(join(dist, `${faces[0]?.[3]}`))).toBe(true);
});
