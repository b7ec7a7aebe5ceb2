import sharp from "sharp";
import { expect } from "vitest";

export const orange = { r: 220, g: 120, b: 40 };
export const navy = { r: 20, g: 40, b: 90 };

/** Orange above, navy below. */
export function halves(width: number, height: number) {
  const lower = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: navy } };
  return sharp({ create: { width, height, channels: 3, background: orange } }).composite([
    { input: lower, top: Math.floor(height / 2), left: 0 },
  ]);
}

/** The colour at shares of an image's width and height. */
export async function pixel(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

export function expectColour(actual: number[], { r, g, b }: typeof orange, tolerance = 12) {
  for (const [index, value] of [r, g, b].entries()) {
    expect(Math.abs((actual[index] ?? -99) - value), `${actual} against ${[r, g, b]}`).toBeLessThanOrEqual(
      tolerance,
    );
  }
}

/** No metadata, and eight-bit sRGB. */
export async function expectClean(forms: Buffer[]) {
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
