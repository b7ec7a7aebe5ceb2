import { readFileSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages, site } from "../fixtures/dist.ts";
import { all, type Element, one } from "../fixtures/html.ts";

const compressed = (file: string) => statSync(join(dist, `${file}.br`)).size;

test.each(pages)("$path is small", ({ file, html }) => {
  expect(compressed(file)).toBeLessThanOrEqual(18_000);
  // The head, styles, header and hero must fit TCP's initial congestion window of ten packets (about 14 kB).
  const afterHero = html.indexOf("<h2", html.indexOf("<main"));
  const hero = html.slice(0, afterHero < 0 ? undefined : afterHero);
  expect(brotliCompressSync(hero).length).toBeLessThanOrEqual(14_000);
});

const scriptsOf = (document: Element) =>
  all(document, "script").filter(({ attributes }) => !attributes["type"]?.includes("json"));

test.each(pages)("$path has little inline code", ({ document }) => {
  const inline = scriptsOf(document).filter(({ attributes }) => !attributes["src"] && !attributes["type"]);
  expect(inline.length).toBeGreaterThan(0);
  const code = inline.flatMap(({ children }) => children).join("\n");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1_500);
});

test.each(pages)("$path loads at most one script", ({ path, document }) => {
  const external = scriptsOf(document).filter(({ attributes }) => attributes["src"]);
  expect(external.length).toBeLessThanOrEqual(path === "/contact" || site.facts.notices ? 1 : 0);
  for (const { attributes } of external) {
    const bytes = readFileSync(join(dist, attributes["src"] ?? ""));
    const integrity = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
    expect(attributes).toMatchObject({ type: "module", integrity });
  }
});

test.each(pages)("$path loads its style sheet in main", ({ document }) => {
  expect(all(one(document, "head"), "link", { rel: "stylesheet" })).toEqual([]);
  expect(all(one(document, "main"), "link", { rel: "stylesheet" })).toHaveLength(1);
});

/** URL of each island's script. The key `module` stands for the script that pages load in a <script> element. */
const entries = new Map(
  pages.flatMap(({ document }) => [
    ...all(document, "*", { "data-src": "" }).map(
      ({ attributes: { "data-src": src = "", "data-island": name = src } }) => [name, src] as const,
    ),
    ...all(document, "script", { src: "" }).map(
      ({ attributes }) => ["module", attributes["src"] ?? ""] as const,
    ),
  ]),
);

/** Paths of a script and its transitive static imports, relative to dist. */
function partsOf(entry: string): string[] {
  const parts = new Set([entry.slice(1)]);
  for (const part of parts)
    for (const [, path = ""] of readFileSync(join(dist, part), "utf8").matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g,
    ))
      parts.add(join(dirname(part), path));
  return [...parts];
}

test("an island needs at most 85 kB of JavaScript", () => {
  const sizeOf = (parts: string[]) => parts.reduce((sum, part) => sum + compressed(part), 0);
  for (const [name, entry] of entries) expect(sizeOf(partsOf(entry)), name).toBeLessThanOrEqual(85_000);
  for (const name of ["CoolingLoad", "ColdRoom", "TransportUnit", "Geothermal"]) {
    const own = partsOf(entries.get(name) ?? "").filter((part) => !/\/react-[^/]+$/.test(part));
    expect(sizeOf(own), name).toBeLessThanOrEqual(15_000);
  }
});

test("each published script is loaded by a page", () => {
  const reached = [...entries.values()].flatMap(partsOf);
  expect(listFiles(dist).filter((path) => path.endsWith(".js") && !reached.includes(path))).toEqual([]);
  expect([...entries.keys()]).toEqual(expect.arrayContaining(["Drawer", "Tabs", "Accordion", "Carousel"]));
  const { gapHeading } = site.calculators.transportUnit;
  expect(readFileSync(join(dist, entries.get("TransportUnit") ?? ""), "utf8")).toContain(gapHeading);
  expect(pages.filter(({ html }) => html.includes(gapHeading))).toEqual([]);
});
