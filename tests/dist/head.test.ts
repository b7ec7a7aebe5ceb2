import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { font } from "../../src/styles/font.ts";
import { type BuiltPage, dist, link, listed, pages, site } from "../fixtures/dist.ts";
import { all, one, textOf } from "../fixtures/html.ts";

const unlisted = pages.filter((page) => !listed.includes(page));
const meta = ({ document }: BuiltPage, name: string) =>
  one(document, "meta", { name }).attributes["content"]?.replaceAll("\u00a0", " ") ?? "";
const property = ({ document }: BuiltPage, name: string) =>
  one(document, "meta", { property: name }).attributes["content"]?.replaceAll("\u00a0", " ") ?? "";
const title = ({ document }: BuiltPage) => textOf(all(document, "title")[0]);
const shareFile = (page: BuiltPage) => property(page, "og:image").replace(`${site.facts.url}/`, "");

test("all titles are different", () => {
  expect(listed.length).toBeGreaterThanOrEqual(23);
  expect(new Set(pages.map(title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => meta(page, "description"))).size).toBe(pages.length);
  const shared = listed.map(shareFile);
  expect(new Set(shared).size).toBe(listed.length);
  expect(listFiles(dist).filter((path) => path.startsWith("share/"))).toEqual(shared.sort());
});

describe.each(pages)("$path", (page) => {
  const { document, main } = page;

  test("headings skip no level", () => {
    expect(all(document, "h1")).toEqual(all(main, "h1"));
    expect(textOf(one(main, "h1"))).not.toBe("");
    const levels = all(main).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test("preloads its font", () => {
    const head = one(document, "head");
    const css = all(head, "style")[0]?.children.join("");
    const faces = [...`${css}`.matchAll(/font-family:(\w+);font-display:(\w+);src:url\(([^)]+)\)/g)];
    // The Urdu face follows, which browsers fetch only on pages with its letters.
    expect(faces.slice(0, 1).map(([, name, display]) => [name, display])).toEqual([[font.name, "swap"]]);
    const href = `${faces[0]?.[3]}`;
    expect(one(head, "link", { rel: "preload", as: "font" }).attributes["href"]).toBe(href);
    expect(existsSync(join(dist, href))).toBe(true);
  });
});

test.each(listed)("$path has its canonical URL", (page) => {
  const { document, path } = page;
  const address = site.facts.url + link(path);
  expect(one(document, "link", { rel: "canonical" }).attributes["href"]).toBe(address);
  expect(property(page, "og:url")).toBe(address);
  expect(all(document, "meta", { name: "robots" })).toEqual([]);
});

test.each(listed)("$path is described for link previews", (page) => {
  const [bare, name = ""] = title(page).split(" | ");
  expect(bare).toBe(property(page, "og:title"));
  expect(site.facts.name.startsWith(name)).toBe(true);
  expect(property(page, "og:description")).toBe(meta(page, "description"));
  expect([property(page, "og:type"), property(page, "og:site_name")]).toEqual(["website", site.facts.name]);
});

test.each(listed)("$path has a picture for link previews", async (page) => {
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  expect(property(page, "og:image")).toMatch(/^https:\/\/[^/]+\/share\/[\w-]+-[0-9a-f]{8}\.jpg$/);
  expect([property(page, "og:image:width"), property(page, "og:image:height")]).toEqual(["1200", "630"]);
  expect(property(page, "og:image:alt").length).toBeGreaterThan(20);
  const bytes = readFileSync(join(dist, shareFile(page)));
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test.each(unlisted)("$path is excluded from search results", ({ document }) => {
  expect(one(document, "meta", { name: "robots" }).attributes["content"]).toBe("noindex");
  expect(all(document, "link", { rel: "canonical" })).toEqual([]);
  expect(all(document, "meta", { property: "og:image" })).toEqual([]);
});
