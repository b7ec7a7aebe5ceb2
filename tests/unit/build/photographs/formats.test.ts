import sharp from "sharp";
import { expect, test } from "vitest";
import { expectClean, expectColour, halves, navy, orange, pixel } from "./colours.ts";
import { publish } from "./publish.ts";

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
  expect((await sharp(large.forms[0]).metadata()).width).toBe(1200);
  const portrait = await publish("portrait.jpg", halves(600, 900).jpeg().toBuffer());
  expect(portrait.picture.height).toBe(900);
  expect((await sharp(portrait.forms[1]).metadata()).width).toBe(600);
  const pixelOnly = { create: { width: 1, height: 1, channels: 3 as const, background: orange } };
  const dot = await publish("dot.png", sharp(pixelOnly).png().toBuffer());
  for (const form of dot.forms) expect((await sharp(form).metadata()).width).toBe(1);
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
