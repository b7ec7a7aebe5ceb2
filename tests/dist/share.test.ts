import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, listedPaths, pages, site } from "../fixtures/dist.ts";
import { all, one } from "../fixtures/html.ts";

const listed = pages.filter(({ path }) => listedPaths.includes(path));
const property = ({ document }: (typeof pages)[number], name: string) =>
  one(document, "meta", { property: name }).attributes["content"] ?? "";
const fileOf = (page: (typeof pages)[number]) => property(page, "og:image").replace(`${site.facts.url}/`, "");

describe.each(listed)("$path", (page) => {
  test("has a share picture of 1200 by 630 pixels and at most 250 kB, without metadata", async () => {
    const bytes = readFileSync(join(dist, fileOf(page)));
    expect(bytes.length).toBeLessThanOrEqual(250_000);
    const { format, width, height, exif, icc, xmp, iptc, chromaSubsampling } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(chromaSubsampling, "coloured words stay sharp").toBe("4:4:4");
  });

  test("gives the picture's full address, its size and what it shows", () => {
    expect([property(page, "og:image:width"), property(page, "og:image:height")]).toEqual(["1200", "630"]);
    expect(property(page, "og:image")).toMatch(/^https:\/\/[^/]+\/share\/[\w-]+-[0-9a-f]{8}\.jpg$/);
    expect(property(page, "og:image:alt").length).toBeGreaterThan(20);
    expect(one(page.document, "meta", { name: "twitter:card" }).attributes["content"]).toBe(
      "summary_large_image",
    );
  });
});

test("no two pages share a picture, and none is published that no page names", async () => {
  const files = listed.map(fileOf);
  expect(new Set(files).size).toBe(listed.length);
  expect(listFiles(dist).filter((path) => path.startsWith("share/"))).toEqual([...files].sort());
});

test("error pages have none", () => {
  for (const page of pages.filter((page) => !listed.includes(page)))
    expect(all(page.document, "meta", { property: "og:image" })).toEqual([]);
});
