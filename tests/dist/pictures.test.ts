import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { expect, test } from "vitest";
import { dist, pages } from "../fixtures/dist.ts";
import { all, one } from "../fixtures/html.ts";
import { content } from "../fixtures/site.ts";

const opened = new Map<string, Promise<Metadata>>();
function metadata(path: string): Promise<Metadata> {
  const known = opened.get(path) ?? sharp(join(dist, path)).metadata();
  opened.set(path, known);
  return known;
}

/** A srcset's files and widths. A single file has no width descriptor, so its name provides the width. */
const entries = (srcset = "") =>
  srcset.split(",").map((entry) => {
    const [path = "", width] = entry.trim().split(" ");
    return { path, width: Number(width?.replace("w", "") ?? /-(\d+)\.\w+$/.exec(path)?.[1]) };
  });

test.each(pages)("$path names the size of its pictures", ({ document }) => {
  for (const { attributes } of all(document, "img")) {
    expect(attributes).toHaveProperty("alt");
    expect(Number(attributes["width"])).toBeGreaterThan(0);
    expect(Number(attributes["height"])).toBeGreaterThan(0);
  }
});

test.each(pages)("$path offers each picture as AVIF, by day and night", ({ document }) => {
  for (const picture of all(document, "picture")) {
    const sources = all(picture, "source");
    expect(sources.length).toBeGreaterThan(0);
    for (const { attributes } of sources) expect(attributes["type"]).toBe("image/avif");
    if (sources.length > 1) expect(sources[0]?.attributes).toHaveProperty("data-night");
  }
});

test.each(pages)("$path lists pictures with their real sizes", async ({ document }) => {
  for (const picture of all(document, "picture")) {
    const [image] = all(picture, "img");
    const [width, height] = [Number(image?.attributes["width"]), Number(image?.attributes["height"])];
    for (const { attributes } of [...all(picture, "source"), ...all(picture, "img")]) {
      if (attributes["srcset"]?.includes(",")) expect(attributes["sizes"]).toBeTruthy();
      for (const entry of entries(attributes["srcset"] ?? attributes["src"])) {
        expect(entry.path).toMatch(/^\/images\/.*\.(avif|webp)$/);
        const file = await metadata(entry.path);
        expect(file.width, entry.path).toBe(entry.width);
        if (!("data-night" in attributes)) expect(entry.width, entry.path).toBeLessThanOrEqual(width);
        const wanted = (entry.width * height) / width;
        expect(Math.abs((file.height ?? 0) - wanted), entry.path).toBeLessThanOrEqual(1);
      }
    }
  }
});

test.each(pages)("$path preloads its first picture only", ({ document, main, path }) => {
  const eager = all(document, "img").filter(({ attributes }) => attributes["loading"] !== "lazy");
  // The picture behind a report is not shown on phones, which must not load it.
  const hasReport = content.routes.some(
    ({ path: own, page }) => own === path && "layout" in page && page.layout === "care",
  );
  // The contact page's picture is above its footer.
  expect(eager).toEqual(hasReport || path === "/contact" ? [] : all(main, "img").slice(0, 1));
  for (const { attributes } of eager) expect(attributes["fetchpriority"]).toBe("high");
  const first = all(document, "picture").filter((picture) =>
    all(picture, "img").some((image) => eager.includes(image)),
  );
  const sources = first.flatMap((picture) => all(picture, "source").toReversed());
  const preloads = sources.map(({ attributes: { srcset, sizes } }, index) => ({
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchpriority: "high",
    imagesrcset: srcset,
    ...(sizes && { imagesizes: sizes }),
    ...(sources.length > 1 && {
      media: `print and (prefers-color-scheme: ${index === 0 ? "light" : "dark"})`,
    }),
  }));
  const links = all(one(document, "head"), "link", { rel: "preload", as: "image" });
  expect(links.map(({ attributes }) => attributes)).toEqual(preloads);
});
