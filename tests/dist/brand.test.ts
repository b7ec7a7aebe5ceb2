import { readFileSync } from "node:fs";
import { join } from "node:path";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { whatsappHref } from "../../src/content/contacts.ts";
import { dist, page, pages, site } from "../fixtures/dist.ts";
import { all, hrefs, one } from "../fixtures/html.ts";

const bytes = (path: string) => readFileSync(join(dist, path));
const manifest = JSON.parse(bytes("site.webmanifest").toString());

test("each page links its icon", () => {
  for (const { document, path } of pages) {
    expect(one(document, "link", { rel: "icon" }).attributes["href"], path).toBe("/favicon.svg");
    expect(one(document, "link", { rel: "manifest" }).attributes["href"]).toBe("/site.webmanifest");
    expect(one(document, "meta", { name: "theme-color" }).attributes["content"]).toBe(manifest.theme_color);
    const icons = all(document, "use").map(({ attributes }) => attributes["href"]);
    expect(icons).toContainEqual(expect.stringMatching(/^\/assets\/icons-.*#mark$/));
  }
});

test("the manifest has opaque icons", async () => {
  expect(manifest).toMatchObject({ name: site.facts.name, start_url: "/", display: "minimal-ui" });
  expect(site.facts.name.startsWith(manifest.short_name)).toBe(true);
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of [...icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const { width, height, hasAlpha, exif } = await sharp(bytes(src.slice(1))).metadata();
    expect([`${width}x${height}`, hasAlpha, exif], src).toEqual([sizes, false, undefined]);
  }
});

test("favicon.ico contains pictures of three sizes", () => {
  const ico = bytes("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  expect([6, 22, 38].map((at) => [ico[at], ico[at + 1]])).toEqual([16, 32, 48].map((size) => [size, size]));
  const icon = bytes("favicon.svg").toString();
  const [light, dark] = [...icon.matchAll(/svg\{color:(#\w+)\}/g)].map((match) => match[1]);
  expect(icon).toContain("@media(prefers-color-scheme:dark){svg{color:");
  expect(dark).toBeDefined();
  expect(light).not.toBe(dark);
});

test("the contact page has the contact card", () => {
  const { main } = page("/contact");
  expect(hrefs(main)).toContain("/contact.vcf");
  expect(bytes("contact.vcf").toString()).toContain(`FN:${site.facts.name}`);
  const drawing = one(main, "svg", { role: "img", "aria-label": site.contact.details.code });
  const { viewBox, viewbox = viewBox } = drawing.attributes;
  const scale = 8;
  const width = Number(viewbox?.split(" ")[2]) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of `${one(drawing, "path").attributes["d"]}`.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at++)
        data.fill(0, 4 * (row * width + at), 4 * (row * width + at) + 3);
  expect(decodeQR({ width, height: width, data })).toBe(whatsappHref(site.facts.whatsapp ?? ""));
});
