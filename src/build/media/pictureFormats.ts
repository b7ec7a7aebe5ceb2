import type { Sharp } from "sharp";

export type Format = "avif" | "webp";

export type Job = {
  source: string;
  width: number;
  format: Format;
  alpha: boolean;
  cacheFile: string;
};

/**
 * Wider pictures have a lower quality: they are shown at two or three device pixels per CSS pixel, which
 * hides artefacts. The values were chosen by eye.
 */
const dense = 640;
/** Only desktops load these widths, so the encoding effort is halved; files are 7 to 9 % larger. */
const large = 1200;
export const settings = {
  avif: (width: number) => ({
    quality: width < dense ? 50 : 38,
    effort: width < large ? 2 : 1,
    chromaSubsampling: "4:2:0",
  }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 2 }),
};

/**
 * Part of the cache keys, because another encoder produces other bytes.
 *
 * @param encoder versions of sharp
 */
export const encoderKey = (encoder: object): string =>
  JSON.stringify([Object.values(settings).map((of) => [of(0), of(dense), of(large)]), dense, large, encoder]);

/** Loads sharp on demand: a build with a filled cache does not need it. */
export const loadSharp = async () => (await import("sharp")).default;

/** Limits the memory for decoding. */
export const pixelLimit = 120e6;

/** Opens a picture upright and in sRGB. sharp drops metadata by default. */
export async function openPicture(input: string | Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(input, { failOn: "truncated", limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace("srgb");
}
