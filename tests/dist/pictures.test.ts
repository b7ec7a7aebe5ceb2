import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../src/build/lib/files.ts";
import { dist, pages } from "../fixtures/dist.ts";
import { all } from "../fixtures/html.ts";

const sizes = new Map<string, Promise<Metadata>>();
/** What a published picture is; each file is opened once. */
function metadata(path: string): Promise<Metadata> {
  const known = sizes.get(path) ?? sharp(join(dist, path)).metadata();
  sizes.set(path, known);
  return known;
}

/** The files of a `srcset`, each with its width: as described, or where only one is offered, as in its name. */
const entries = (srcset = "") =>
  srcset.split(",").map((entry) => {
    const [path = "", width] = entry.trim().split(" ");
    return { path, width: Number(width?.replace("w", "") ?? /-(\d+)\.\w+$/.exec(path)?.[1]) };
  });

describe.each(pages)("$path", ({ document, main }) => {
  const pictures = all(document, "picture");
  const images = all(document, "img");

  test("names size and alternative text of every picture", () => {
    for (const { attributes } of images) {
      expect(attributes).toHaveProperty("alt");
      expect(Number(attributes["width"])).toBeGreaterThan(0);
      expect(Number(attributes["height"])).toBeGreaterThan(0);
    }
  });

  test("offers each picture in two formats with the width at which it is shown", () => {
    for (const picture of pictures) {
      const sources = all(picture, "source");
      const [byDay, byNight] = sources.toReversed();
      expect(byDay?.attributes["type"]).toBe("image/avif");
      if (byNight) expect(byNight.attributes).toMatchObject({ type: "image/avif", "data-night": "" });
      for (const { attributes } of [...sources, ...all(picture, "img")]) {
        expect(attributes["srcset"] ?? attributes["src"]).toMatch(/^\/images\//);
        if (attributes["srcset"]?.includes(",")) expect(attributes["sizes"]).toBeTruthy();
      }
    }
  });

  test("names widths that the files have, none wider than the picture", async () => {
    for (const picture of pictures) {
      const [image] = all(picture, "img");
      const { width, height } = image?.attributes ?? {};
      for (const { attributes } of [...all(picture, "source"), ...all(picture, "img")])
        for (const entry of entries(attributes["srcset"] ?? attributes["src"])) {
          const file = await metadata(entry.path);
          expect(file.width, entry.path).toBe(entry.width);
          expect(entry.width, entry.path).toBeLessThanOrEqual(Number(width));
          const wanted = (entry.width * Number(height)) / Number(width);
          expect(Math.abs((file.height ?? 0) - wanted), entry.path).toBeLessThanOrEqual(1);
        }
    }
  });

  test("loads at once at most one picture, the first of its main part", () => {
    const eager = images.filter(({ attributes }) => attributes["loading"] !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(1);
    if (all(main, "img").length > 0) {
      expect(eager).toEqual([all(main, "img")[0]]);
      expect(eager[0]?.attributes["fetchpriority"]).toBe("high");
    }
  });

  test("preloads that picture right after policy and viewport, with the attributes of its source for the system's theme", () => {
    const eager = pictures.filter((picture) => all(picture, "img", { fetchpriority: "high" }).length > 0);
    const sources = eager.flatMap((picture) => all(picture, "source").toReversed());
    const wanted = sources.map(({ attributes: { srcset = "", sizes } }, index) => ({
      rel: "preload",
      as: "image",
      type: "image/avif",
      fetchpriority: "high",
      imagesrcset: srcset,
      ...(sizes && { imagesizes: sizes }),
      ...(sources.length > 1 && { media: `(prefers-color-scheme: ${index === 0 ? "light" : "dark"})` }),
    }));
    const head = all(document, "head")[0];
    expect(all(head, "link", { rel: "preload", as: "image" }).map(({ attributes }) => attributes)).toEqual(
      wanted,
    );
    const order = all(head).map(({ attributes }) => attributes["name"] ?? attributes["rel"]);
    if (eager.length > 0) expect(order[order.indexOf("viewport") + 1]).toBe("preload");
  });
});

test("no published picture carries metadata, and none is turned by a flag", async () => {
  const published = listFiles(dist).filter((path) => /\.(avif|webp|jpe?g|png)$/.test(path));
  expect(published.length).toBeGreaterThan(100);
  for (const path of published) {
    const { exif, xmp, iptc, orientation, space, format } = await metadata(path);
    expect({ path, exif, xmp, iptc, orientation }).toEqual({ path });
    expect(space, path).toBe("srgb");
    expect(path).toContain(format === "heif" ? ".avif" : format === "jpeg" ? ".jpg" : `.${format}`);
    if (path.startsWith("images/")) expect(format, path).toMatch(/^(heif|webp)$/);
  }
});

test("the cut-outs of heads leave room along their upper edge, which phones lay under the heading", async () => {
  const heads = pages
    .filter(({ path }) => path !== "/")
    .flatMap(({ main }) => all(main, "img", { fetchpriority: "high" }))
    .map(({ attributes }) => join(dist, attributes["src"] ?? ""));
  expect(heads.length).toBeGreaterThan(20);
  for (const file of heads) {
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // 11.2 pixels of 291 in a window of 390.
    const edge = data.subarray(0, info.width * Math.floor(info.height * 0.04));
    expect(Math.max(...edge), file).toBeLessThan(40);
  }
});
