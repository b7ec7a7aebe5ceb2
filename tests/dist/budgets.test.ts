import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { brotliSize, budget, measurePage } from "../../src/tools/budgets.ts";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

const figures = pages.map((page) => measurePage(page.path, page.html));

describe.each(figures)("$path", ({ html, blocking, inlineScript, scriptsAtLoad, path }) => {
  test(`HTML with its CSS is at most ${budget.html} bytes`, () => {
    expect(html).toBeLessThanOrEqual(budget.html);
  });

  test("head, styles, header and hero fit the first window of TCP: ten packets, less their headers", () => {
    const document = pages.find((page) => page.path === path)?.html ?? "";
    const afterHero = document.indexOf("<h2", document.indexOf("<main"));
    expect(brotliSize(document.slice(0, afterHero < 0 ? undefined : afterHero))).toBeLessThanOrEqual(14_000);
  });

  test(`inline JavaScript is at most ${budget.inlineScript} bytes, and nothing blocks rendering`, () => {
    expect(inlineScript).toBeLessThanOrEqual(budget.inlineScript);
    expect(blocking).toBe(0);
  });

  test("no script file is named for load, but the contact page's one small module", () => {
    expect(scriptsAtLoad).toBeLessThanOrEqual(path === "/contact" ? 1 : 0);
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

const sizes = new Map<string, number>();
/** Compressed size of a script; each is compressed once, for React is a part of every island. */
function sizeOf(part: string): number {
  const size = sizes.get(part) ?? brotliSize(readFileSync(join(dist, part)));
  sizes.set(part, size);
  return size;
}

test.each([...entries])(`the island %s needs at most ${budget.island} bytes of JavaScript`, (_, entry) => {
  const total = partsOf(entry).reduce((sum, part) => sum + sizeOf(part), 0);
  expect(total).toBeLessThanOrEqual(budget.island);
});

test("every script that is published is one that some page loads", async () => {
  const scripts = listFiles(dist).filter((path) => path.endsWith(".js"));
  const reached = new Set([...entries.values()].flatMap(partsOf));
  expect(scripts.filter((path) => !reached.has(path))).toEqual([]);
  expect([...entries.keys()]).toEqual(expect.arrayContaining(["Drawer", "Tabs", "Accordion", "Carousel"]));
});
