import sharp, { type Sharp } from "sharp";

export type Format = "avif" | "webp";

export type Job = {
  source: string;
  width: number;
  format: Format;
  alpha: boolean;
  cacheFile: string;
};

/**
 * Quality from this width on is lower: such pictures are shown at two or three device pixels per CSS pixel,
 * which hides artefacts. The values were chosen by eye.
 */
const dense = 640;
/** Encoding effort from this width on, which desktops load, is halved, at a cost of 7 to 9 % more bytes. */
const large = 1200;
export const settings = {
  avif: (width: number) => ({
    quality: width < dense ? 50 : 38,
    effort: width < large ? 2 : 1,
    chromaSubsampling: "4:2:0",
  }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 2 }),
};

/** Part of the cache keys, because another encoder makes other bytes. */
export const encoder = JSON.stringify([
  Object.values(settings).map((of) => [of(0), of(dense), of(large)]),
  dense,
  large,
  sharp.versions,
]);

/** Limits the memory that decoding takes. */
export const pixelLimit = 120e6;

/** Opens a picture upright and in sRGB. sharp drops metadata by default. */
export const openPicture = (input: string | Buffer): Sharp =>
  sharp(input, { failOn: "truncated", limitInputPixels: pixelLimit }).autoOrient().toColourspace("srgb");
