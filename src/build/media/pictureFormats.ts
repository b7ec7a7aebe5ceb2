import sharp, { type Sharp } from "sharp";

export type Format = "avif" | "webp";

/** One file to encode: which source, how wide, in which format. */
export type Job = {
  source: string;
  width: number;
  format: Format;
  /** Whether it is transparent around what it shows. */
  alpha: boolean;
  /** Name of the encoded file in the cache. */
  cacheFile: string;
};

/**
 * Chosen by looking, at the density each width is shown at: from `dense` pixels on, a picture stands on a screen with
 * two or three device pixels to a CSS pixel, where the eye forgives more.
 */
const dense = 640;
/** From this width on, which desktops load, the encoder takes half the time, for 7 to 9 % more bytes. */
const large = 1200;
export const settings = {
  avif: (width: number) => ({
    quality: width < dense ? 50 : 38,
    effort: width < large ? 2 : 1,
    chromaSubsampling: "4:2:0",
  }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 2 }),
};

/** Part of every cache key: another encoder makes other bytes. */
export const encoder = JSON.stringify([
  Object.values(settings).map((of) => [of(0), of(dense), of(large)]),
  dense,
  large,
  sharp.versions,
]);

/** Larger pictures take more memory than a computer may have. */
export const pixelLimit = 120e6;

/** Opens a picture upright and in sRGB; sharp drops all metadata unless asked to keep it. */
export const openPicture = (input: string | Buffer): Sharp =>
  sharp(input, { failOn: "truncated", limitInputPixels: pixelLimit }).autoOrient().toColourspace("srgb");

/**
 * Paths in dist of the pictures that a text names. A link to a picture
 * names its WebP; the lightbox that it opens takes the AVIF.
 */
export function picturesNamedIn(text: string): string[] {
  const linked = text.match(/(?<=href="\/)images\/[\w-]+(?=\.webp)/g) ?? [];
  return [...(text.match(/images\/[\w-]+\.(?:avif|webp)/g) ?? []), ...linked.map((path) => `${path}.avif`)];
}
