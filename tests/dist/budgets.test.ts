import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages, site } from "../fixtures/dist.ts";
import { all, one } from "../fixtures/html.ts";

/** Compressed size in bytes. Measured here and not by the build's own functions, which may be wrong. */
const sizeOf = (data: string) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Size in bytes of a file as it is sent: what lies beside it. */
const compressed = (file: string) => statSync(join(dist, `${file}.br`)).size;

describe.each(pages)("$path", ({ path, file, html, document }) => {
  const scripts = all(document, "script").filter(({ attributes }) => !attributes["type"]?.includes("json"));

  test("HTML with its CSS is at most 18,000 bytes", () => {
    expect(compressed(file)).toBeLessThanOrEqual(18_000);
  });

  test("head, styles, header and hero fit the first window of TCP: ten packets, less their headers", () => {
    const afterHero = html.indexOf("<h2", html.indexOf("<main"));
    expect(sizeOf(html.slice(0, afterHero < 0 ? undefined : afterHero))).toBeLessThanOrEqual(14_000);
  });

  test("inline JavaScript is at most 1,500 bytes", () => {
    const inline = scripts.filter(({ attributes }) => !("src" in attributes) && !attributes["type"]);
    expect(inline.length).toBeGreaterThan(0);
    expect(sizeOf(inline.flatMap(({ children }) => children).join("\n"))).toBeLessThanOrEqual(1_500);
  });

  test("nothing blocks rendering, and no file is loaded but one small module, for the form or a notice", () => {
    const external = scripts.filter(({ attributes }) => "src" in attributes);
    for (const { attributes } of external) expect(attributes["type"]).toBe("module");
    expect(external.length).toBeLessThanOrEqual(path === "/contact" || site.facts.notices ? 1 : 0);
    expect(all(one(document, "head"), "link", { rel: "stylesheet" })).toEqual([]);
    expect(all(one(document, "main"), "link", { rel: "stylesheet" })).toHaveLength(1);
  });
});

/** Scripts that pages name, by island; `module` is what a page loads by itself. */
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

/** Everything that a script loads with itself, as paths in dist. */
function partsOf(entry: string): string[] {
  const parts = new Set([entry.slice(1)]);
  for (const part of parts)
    for (const [, address = ""] of readFileSync(join(dist, part), "utf8").matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g,
    ))
      parts.add(join(dirname(part), address));
  return [...parts];
}

test.each([...entries])("the island %s needs at most 85,000 bytes of JavaScript", (_, entry) => {
  expect(partsOf(entry).reduce((sum, part) => sum + compressed(part), 0)).toBeLessThanOrEqual(85_000);
});

test.each(["CoolingLoad", "ColdRoom", "TransportUnit", "Geothermal"])(
  "the calculator %s needs at most 15,000 bytes beside React",
  (name) => {
    const own = partsOf(entries.get(name) ?? "").filter((part) => !/\/react-[^/]+$/.test(part));
    expect(own).not.toEqual([]);
    expect(own.reduce((sum, part) => sum + compressed(part), 0)).toBeLessThanOrEqual(15_000);
  },
);

test("a tool's words for other answers stand in its script, and in no page", () => {
  const { gapSend } = site.tools.transportUnit;
  expect(readFileSync(join(dist, entries.get("TransportUnit") ?? ""), "utf8")).toContain(gapSend);
  expect(pages.filter(({ html }) => html.includes(gapSend)).map(({ path }) => path)).toEqual([]);
});

test("every script that is published is one that some page loads", async () => {
  const scripts = listFiles(dist).filter((path) => path.endsWith(".js"));
  const reached = new Set([...entries.values()].flatMap(partsOf));
  expect(scripts.filter((path) => !reached.has(path))).toEqual([]);
  expect([...entries.keys()]).toEqual(expect.arrayContaining(["Drawer", "Tabs", "Accordion", "Carousel"]));
});
