import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, expect, test } from "vitest";
import { parseYaml } from "../../../src/build/content/yaml.ts";
import { encodePictures } from "../../../src/build/media/encodePictures.ts";
import { indexHtml } from "../../../src/build/pages/page.ts";
import { formatProblem } from "../../../src/build/lib/problems.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
afterAll(() => rm(folder, { recursive: true }));
const naming = (name: string) => [parseYaml("content/news/p.yaml", `picture:\n  file: ${name}\n`)];

const [orange, navy, green, grey] = [
  { r: 220, g: 120, b: 40 },
  { r: 20, g: 40, b: 90 },
  { r: 60, g: 160, b: 80 },
  { r: 230, g: 230, b: 235 },
];
type Color = typeof orange & { alpha?: number };

function tiles(colors: Color[], width = 300, height = 200): Sharp {
  const place = (background: Color, at: number) => ({
    input: { create: { width, height, channels: 4 as const, background: { alpha: 1, ...background } } },
    left: (at % 2) * width,
    top: at < 2 ? 0 : height,
  });
  const create = { width: 2 * width, height: 2 * height, channels: 4 as const, background: "#0000" };
  return sharp({ create }).composite(colors.map(place));
}
const upright = [orange, navy, green, grey];
const opaque = async (colors = upright) => sharp(await tiles(colors).removeAlpha().png().toBuffer());

async function publish(name: string, bytes: Buffer) {
  await writeFile(join(folder, name), bytes);
  const plan = await planPictures(naming(name), folder, join(folder, "measured"));
  const picture = plan.pictures.get(name);
  const { avif = "", fallback = "" } = picture?.slots.slide ?? {};
  const widest = [avif, fallback].map((set) => set.split(",").at(-1)?.trim().split(" ")[0] ?? "");
  const paths = widest.map((path) => path.slice(1));
  const files = await encodePictures(paths, plan.jobs, join(folder, "images"));
  return { picture, plan, forms: paths.map((path) => Buffer.from(files.get(path) ?? "")) };
}

/** Expects an 8-bit sRGB picture without metadata whose quarters have the given colours. */
async function expectForm(form: Buffer, colors: Color[], tolerance = 14) {
  const { exif, xmp, iptc, icc, orientation, space, depth } = await sharp(form).metadata();
  expect({ exif, xmp, iptc, icc, orientation, space, depth }).toEqual({ space: "srgb", depth: "uchar" });
  const { data, info } = await sharp(form).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [index, { r, g, b, alpha = 1 }] of colors.entries()) {
    const [x, y] = [index % 2 ? 0.75 : 0.25, index < 2 ? 0.25 : 0.75];
    const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    const found = [...data.subarray(at, at + 4)];
    expect(found[3]).toBe(alpha * 255);
    for (const [channel, level] of (alpha ? [r, g, b] : []).entries())
      expect(Math.abs((found[channel] ?? 999) - level), `${found}`).toBeLessThanOrEqual(tolerance);
  }
}

const png = async (picture: Sharp) => picture.png().toBuffer();
async function enormous() {
  const bytes = await png(await opaque());
  bytes.writeUInt32BE(16_320, 16);
  bytes.writeUInt32BE(12_240, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test.each([
  ["cut off", async () => (await png(await opaque())).subarray(0, -400), "can't be read as a picture"],
  ["renamed", async () => Buffer.from("%PDF-1.7"), "can't be read as a picture"],
  ["an iPhone's", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "HEIC"],
  ["enormous", enormous, "16320 x 12240 pixels"],
  [
    "a pointer of Git LFS",
    async () => Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"),
    "run git lfs pull",
  ],
])("a picture that is %s is rejected", async (_, make, part) => {
  const message = await publish("bad.jpg", await make()).catch(String);
  expect(message).toContain("content/news/p.yaml:2:9: picture.file names bad.jpg");
  expect(message).toContain(part);
});

test("a picture that is too small is reported", async () => {
  const { plan } = await publish("small.jpg", await png(await opaque()));
  expect(plan.advice.map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/news\/p\.yaml:2:9: .* 600 .* 1200\b/),
  ]);
  expect(Math.max(...[...plan.jobs.values()].map(({ width }) => width))).toBe(600);
});

test("only referenced pictures are encoded", async () => {
  const { plan } = await publish("linked.png", await png(await opaque()));
  const webp = [...plan.jobs.keys()].find((path) => path.endsWith(".webp")) ?? "";
  const done: number[] = [];
  for (let run = 0; run < 2; run++) {
    const { pictures } = indexHtml(`<a href="/${webp}">`);
    const files = await encodePictures(pictures, plan.jobs, join(folder, "once"), (count) =>
      done.push(count),
    );
    expect([...files.keys()].sort()).toEqual([webp.replace(/webp$/, "avif"), webp]);
  }
  expect(done).toEqual([1, 2]);
});

/** Stored order of the quarters for each orientation value from 1 to 8 (EXIF 2.3, tag 0x0112). */
const orientations = ["0123", "1032", "3210", "2301", "0213", "1302", "3120", "2031"];
test.each(orientations)("a photograph stored as %s is published upright", async (stored) => {
  const index = orientations.indexOf(stored);
  const [width, height] = index < 4 ? [300, 200] : [200, 300];
  const colors = [...stored].map((digit) => upright[Number(digit)] ?? navy);
  const flat = await tiles(colors, width, height).removeAlpha().png().toBuffer();
  const camera = { IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "33/1 43/1 0/1" } };
  const jpeg = sharp(flat)
    .withExif(camera)
    .withMetadata({ orientation: index + 1 })
    .jpeg({ quality: 95 });
  const { picture, forms } = await publish(`turned-${index}.jpg`, await jpeg.toBuffer());
  expect([picture?.width, picture?.height]).toEqual([600, 400]);
  for (const form of forms) await expectForm(form, upright);
});

test.each([
  ["cmyk.jpg", (picture: Sharp) => picture.toColourspace("cmyk").jpeg({ quality: 95 }), 40],
  ["grey.jpg", (picture: Sharp) => picture.greyscale().toColourspace("b-w").jpeg(), 255],
  ["deep.png", (picture: Sharp) => picture.toColourspace("rgb16").png(), 14],
  ["wide-gamut.png", (picture: Sharp) => picture.withIccProfile("p3").png(), 14],
] as const)("%s becomes eight-bit sRGB with the same colours", async (name, convert, tolerance) => {
  const { forms } = await publish(name, await convert(await opaque()).toBuffer());
  for (const form of forms) await expectForm(form, upright, tolerance);
});

test("a cut-out is still transparent", async () => {
  const none = { ...navy, alpha: 0 };
  for (const format of ["png", "webp"] as const) {
    const bytes = await tiles([none, none, orange, orange]).toFormat(format).toBuffer();
    const { picture, forms } = await publish(`cut-out.${format}`, bytes);
    expect(picture?.alpha).toBe(true);
    for (const form of forms) await expectForm(form, [none, none, orange, orange]);
  }
});

test("the empty rows above a cut-out are counted", async () => {
  const none = { ...navy, alpha: 0 };
  const { picture } = await publish("rows.png", await png(tiles([none, none, orange, orange])));
  expect(picture?.sky).toBe(200);
});

test("the only file of a narrow picture has its width", async () => {
  const { picture } = await publish("narrow.png", await png(await opaque()));
  expect(picture?.slots.tileFirst.avif).toMatch(/^\S+-600\.avif 600w$/);
});
