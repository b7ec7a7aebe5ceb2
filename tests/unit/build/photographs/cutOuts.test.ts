import sharp from "sharp";
import { expect, test } from "vitest";
import { expectClean, expectColour, halves, orange, pixel } from "./colours.ts";
import { publish } from "./publish.ts";

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
