import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePictures } from "../../../src/build/media/encodePictures.ts";
import { picturesNamedIn } from "../../../src/build/media/pictureFormats.ts";
import { planPictures } from "../../../src/build/media/planPictures.ts";
import { parseYaml } from "../../../src/build/content/yaml.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photographs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const orange = { r: 220, g: 120, b: 40 };
const navy = { r: 20, g: 40, b: 90 };

/** Orange above, navy below. */
function halves(width: number, height: number) {
  const lower = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: navy } };
  return sharp({ create: { width, height, channels: 3, background: orange } }).composite([
    { input: lower, top: Math.floor(height / 2), left: 0 },
  ]);
}

/** Stores the file under a name, runs it through the build's two steps and opens its widest forms. */
async function publish(name: string, bytes: Buffer | Promise<Buffer>) {
  await writeFile(join(folder, name), await bytes);
  const yaml = parseYaml("content/test.yaml", `picture:\n  file: ${name}\n`);
  const plan = await planPictures([yaml], folder, join(folder, "measured"));
  const picture = plan.pictures.get(name);
  if (!picture) throw new Error(`${name} was not planned`);
  const { avif, webp } = picture.slots.slide;
  const widest = [avif, webp].map((set) => set.split(",").at(-1)?.trim().split(" ")[0] ?? "");
  const html = widest.join(" ");
  const files = await encodePictures(picturesNamedIn(html), plan, join(folder, "images"));
  return { picture, forms: widest.map((address) => Buffer.from(files.get(address.slice(1)) ?? "")) };
}

async function pixel(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

function expectColour(actual: number[], { r, g, b }: typeof orange, tolerance = 12) {
  for (const [index, value] of [r, g, b].entries()) {
    expect(Math.abs((actual[index] ?? -99) - value), `${actual} against ${[r, g, b]}`).toBeLessThanOrEqual(
      tolerance,
    );
  }
}

async function expectClean(forms: Buffer[]) {
  for (const form of forms) {
    const { exif, xmp, iptc, icc, orientation, space, depth } = await sharp(form).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(space).toBe("srgb");
    expect(depth).toBe("uchar");
  }
}

const quarters = { A: orange, B: navy, C: { r: 60, g: 160, b: 80 }, D: { r: 230, g: 230, b: 235 } };
type Quarter = keyof typeof quarters;

/** How a camera stores the upright picture `AB/CD` under each orientation tag (EXIF 2.3, tag 0x0112). */
const stored: Record<number, string> = {
  1: "ABCD",
  2: "BADC",
  3: "DCBA",
  4: "CDAB",
  5: "ACBD",
  6: "BDAC",
  7: "DBCA",
  8: "CADB",
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photograph with EXIF orientation %i stands upright",
  async (orientation) => {
    const [width, height] = orientation < 5 ? [300, 200] : [200, 300];
    const tiles = [...(stored[orientation] ?? "")].map((letter, index) => ({
      input: { create: { width, height, channels: 3 as const, background: quarters[letter as Quarter] } },
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    }));
    const canvas = {
      create: { width: 2 * width, height: 2 * height, channels: 3 as const, background: navy },
    };
    const flat = await sharp(canvas).composite(tiles).png().toBuffer();
    const jpeg = sharp(flat).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { picture, forms } = await publish(`orientation-${orientation}.jpg`, jpeg);
    expect([picture.width, picture.height]).toEqual([600, 400]);
    for (const form of forms) {
      expectColour(await pixel(form, 0.25, 0.25), quarters.A);
      expectColour(await pixel(form, 0.75, 0.25), quarters.B);
      expectColour(await pixel(form, 0.25, 0.75), quarters.C);
      expectColour(await pixel(form, 0.75, 0.75), quarters.D);
    }
    await expectClean(forms);
  },
);

test("the place where a photograph was taken is not published", async () => {
  const gps = {
    GPSLatitudeRef: "N",
    GPSLatitude: "33/1 43/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "73/1 4/1 0/1",
  };
  const bytes = await halves(800, 600)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: gps })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Camera");
  const { forms } = await publish("gps.jpg", bytes);
  await expectClean(forms);
  for (const form of forms) expect(form.toString("latin1")).not.toContain("Camera");
});

test.each([
  ["CMYK", "cmyk.jpg", () => halves(800, 600).toColourspace("cmyk").jpeg({ quality: 95 }), 40],
  ["greyscale", "grey.jpg", () => halves(800, 600).greyscale().toColourspace("b-w").jpeg(), 255],
  ["16-bit", "deep.png", () => halves(800, 600).toColourspace("rgb16").png(), 12],
  ["Display P3", "wide-gamut.png", () => halves(800, 600).withIccProfile("p3").png(), 12],
] as const)(
  "a %s photograph becomes eight-bit sRGB with the same colours",
  async (_, name, make, tolerance) => {
    const bytes = await make().toBuffer();
    const { forms } = await publish(name, bytes);
    await expectClean(forms);
    for (const form of forms) expectColour(await pixel(form, 0.5, 0.1), orange, tolerance);
  },
);

test("a very large, a portrait and a one-pixel picture are never enlarged", async () => {
  const large = await publish("large.jpg", halves(6000, 4000).jpeg().toBuffer());
  expect((await sharp(large.forms[1]).metadata()).width).toBe(1200);
  const portrait = await publish("portrait.jpg", halves(600, 900).jpeg().toBuffer());
  expect(portrait.picture.height).toBe(900);
  expect((await sharp(portrait.forms[1]).metadata()).width).toBe(600);
  const pixelOnly = { create: { width: 1, height: 1, channels: 3 as const, background: orange } };
  const dot = await publish("dot.png", sharp(pixelOnly).png().toBuffer());
  for (const form of dot.forms) expect((await sharp(form).metadata()).width).toBe(1);
});

/** Orange, half as high as the canvas, on nothing. */
const cutOut = (opacity: number) =>
  sharp({ create: { width: 600, height: 400, channels: 4, background: "#0000" } }).composite([
    {
      input: { create: { width: 600, height: 200, channels: 4, background: { ...orange, alpha: opacity } } },
      top: 200,
      left: 0,
    },
  ]);
const alphaOf = async (form: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(form).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3];
};

test.each(["png", "webp"] as const)(
  "a cut-out in %s stays transparent around what it shows",
  async (format) => {
    const { picture, forms } = await publish(`cut-out.${format}`, cutOut(1).toFormat(format).toBuffer());
    expect(picture.alpha).toBe(true);
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(await alphaOf(form, 0.5, 0.25)).toBe(0);
      expect(await alphaOf(form, 0.5, 0.75)).toBe(255);
      expectColour(await pixel(form, 0.5, 0.75), orange);
    }
    await expectClean(forms);
  },
);

test("its mean colour is that of what is opaque, and of shadows as much as they cover", async () => {
  const { picture: solid } = await publish("solid.png", cutOut(1).png().toBuffer());
  const { picture: faint } = await publish("faint.png", cutOut(0.3).png().toBuffer());
  for (const { tint } of [solid, faint]) expect(tint).toMatch(/^d7[23]$/);
});

test("an alpha channel that hides nothing is left out", async () => {
  const { picture, forms } = await publish("opaque.png", halves(600, 400).ensureAlpha().png().toBuffer());
  expect(picture.alpha).toBe(false);
  for (const form of forms) expect((await sharp(form).metadata()).hasAlpha).toBe(false);
});

test("of an animation, the first frame is published", async () => {
  const frames = Buffer.concat(
    [orange, navy].map(({ r, g, b }) => Buffer.alloc(40 * 30 * 3, Buffer.from([r, g, b]))),
  );
  const raw = { width: 40, height: 60, channels: 3 as const, pageHeight: 30 };
  const gif = await sharp(frames, { raw })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { picture, forms } = await publish("animated.gif", gif);
  expect([picture.width, picture.height]).toEqual([40, 30]);
  for (const form of forms) expectColour(await pixel(form, 0.5, 0.9), orange);
});
