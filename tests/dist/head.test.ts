import { describe, expect, test } from "vitest";
import { link, listedPaths, pages, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";

const listed = pages.filter(({ path }) => listedPaths.includes(path));
const meta = (page: (typeof pages)[number], name: string) =>
  one(page.document, "meta", { name }).attributes["content"]?.replaceAll("\u00a0", " ") ?? "";
const property = (page: (typeof pages)[number], name: string) =>
  one(page.document, "meta", { property: name }).attributes["content"]?.replaceAll("\u00a0", " ");
const title = (page: (typeof pages)[number]) => textOf(all(page.document, "title")[0]);

test("titles are all different, and so are descriptions", () => {
  expect(new Set(pages.map(title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => meta(page, "description"))).size).toBe(pages.length);
  expect(listed.length).toBeGreaterThanOrEqual(23);
});

test("titles end with the company's name, whole or short, where there is room for it", () => {
  for (const page of listed) {
    const [bare, name = ""] = title(page).split(" | ");
    expect(bare).toBe(property(page, "og:title"));
    expect(site.facts.name.startsWith(name), name).toBe(true);
  }
  expect(listed.filter((page) => title(page).includes(" | ")).length).toBeGreaterThan(listed.length / 2);
});

describe.each(pages)("$path", (page) => {
  const { document, html, main } = page;

  test("has a title and a description that search results show whole", () => {
    expect(title(page).length).toBeGreaterThan(8);
    expect(title(page).length).toBeLessThanOrEqual(60);
    expect(meta(page, "description").length).toBeGreaterThanOrEqual(120);
  });

  test("is an English HTML document in UTF-8 for every width of window", () => {
    expect(html).toMatch(/^<!doctype html><html lang="?en"?>/i);
    expect(one(document, "meta", { charset: "utf-8" })).toBeDefined();
    expect(meta(page, "viewport")).toBe("width=device-width");
  });

  test("has one h1, inside main, and headings that skip no level", () => {
    expect(all(document, "h1")).toEqual(all(main, "h1"));
    expect(textOf(one(main, "h1"))).not.toBe("");
    const levels = all(main).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test("has the landmarks, and a skip link as its first link", () => {
    for (const landmark of ["header", "main", "footer"]) one(document, landmark);
    const names = all(document, "nav").map(({ attributes }) => attributes["aria-label"]);
    expect(names).toContain(site.interface.menuLabel);
    expect(new Set(names).size, "names of navigations").toBe(names.length);
    const first = all(document, "a")[0];
    expect(textOf(first)).toBe(site.interface.skipLink);
    expect(first?.attributes["href"]).toBe(`#${main.attributes["id"]}`);
  });
});

describe.each(listed)("$path", (page) => {
  test("has its canonical address and Open Graph basics", () => {
    const { document, path } = page;
    const address = site.facts.url + link(path);
    expect(one(document, "link", { rel: "canonical" }).attributes["href"]).toBe(address);
    expect(property(page, "og:url")).toBe(address);
    expect(title(page).replace(/ \| .*/, "")).toBe(property(page, "og:title"));
    expect(property(page, "og:description")).toBe(meta(page, "description"));
    expect(property(page, "og:type")).toBe("website");
    expect(property(page, "og:site_name")).toBe(site.facts.name);
    expect(all(document, "meta", { name: "robots" })).toEqual([]);
  });
});

describe.each(pages.filter((page) => !listed.includes(page)))("$path", (page) => {
  test("stays out of search results", () => {
    expect(meta(page, "robots")).toBe("noindex");
    expect(all(page.document, "link", { rel: "canonical" })).toEqual([]);
  });
});
