import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { dist, pages, site } from "../fixtures/dist.ts";
import { all, one } from "../fixtures/html.ts";

const bytes = (path: string) => readFileSync(join(dist, path));
const manifest = JSON.parse(bytes("site.webmanifest").toString());

test.each(pages)(
  "$path names its icon, its manifest and the colour of the browser's frame",
  ({ document }) => {
    expect(one(document, "link", { rel: "icon" }).attributes["href"]).toBe("/favicon.svg");
    expect(one(document, "link", { rel: "manifest" }).attributes["href"]).toBe("/site.webmanifest");
    expect(one(document, "meta", { name: "theme-color" }).attributes["content"]).toBe(manifest.theme_color);
  },
);

test("every page shows the mark from the sheet of icons", () => {
  for (const { document } of pages) {
    const [, sheet = ""] =
      /^\/(assets\/icons-.*)#mark$/.exec(
        all(document, "use")
          .map(({ attributes }) => attributes["href"] ?? "")
          .find((href) => href.endsWith("#mark")) ?? "",
      ) ?? [];
    expect(bytes(sheet).toString()).toMatch(
      /<symbol id="mark" viewBox="[^"]+" fill="currentColor">.*<(path|circle|rect)/,
    );
  }
});

describe("the manifest", () => {
  test("names the company, a start and a way back", () => {
    expect(manifest).toMatchObject({ name: site.facts.name, start_url: "/", display: "minimal-ui" });
    expect(site.facts.name.startsWith(manifest.short_name)).toBe(true);
  });

  test.each<{ src: string; sizes: string; purpose?: string }>(manifest.icons)(
    "$src is an opaque picture of $sizes without metadata",
    async ({ src, sizes, purpose }) => {
      const metadata = await sharp(bytes(src.slice(1))).metadata();
      expect(`${metadata.width}x${metadata.height}`).toBe(sizes);
      expect([metadata.format, metadata.hasAlpha, metadata.exif, metadata.icc]).toEqual([
        "png",
        false,
        undefined,
        undefined,
      ]);
      if (purpose === "maskable") await expectSafe(bytes(src.slice(1)));
    },
  );

  test("offers 192 and 512 pixels, and one icon that may be cut to any shape", () => {
    const offered = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [
      sizes,
      purpose,
    ]);
    expect(offered).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
  });
});

/** Nothing but ground outside the circle of four fifths: https://www.w3.org/TR/appmanifest/#icon-masks */
async function expectSafe(icon: Buffer): Promise<void> {
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).readUIntBE(0, 3);
  const ground = at(0, 0);
  for (let degrees = 0; degrees < 360; degrees++) {
    const reach = (share: number, turn: (radians: number) => number) =>
      Math.round(info.width * (0.5 + share * turn((degrees * Math.PI) / 180)));
    for (const share of [0.4, 0.45, 0.49])
      expect(at(reach(share, Math.cos), reach(share, Math.sin))).toBe(ground);
  }
  expect(at(info.width / 2, Math.round(info.height * 0.65)), "the mark").not.toBe(ground);
}

test("favicon.ico holds pictures of 16, 32 and 48 pixels", () => {
  const ico = bytes("favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((index) => [ico[6 + 16 * index], ico[7 + 16 * index]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});

test("apple-touch-icon.png is opaque and of 180 pixels", async () => {
  expect(await sharp(bytes("apple-touch-icon.png")).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  });
});

test("favicon.svg changes its colour in the dark", () => {
  const icon = bytes("favicon.svg").toString();
  const [light, dark] = [...icon.matchAll(/svg\{color:(#\w+)\}/g)].map((match) => match[1]);
  expect(icon).toContain("@media(prefers-color-scheme:dark){svg{color:");
  expect(light).not.toBe(dark);
  expect(dark).toBeDefined();
});
