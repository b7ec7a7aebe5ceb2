import sharp, { type Sharp } from "sharp";

export type Format = "avif" | "webp" | "jpeg";

/** One file to encode: which source, how wide, in which format. */
export type Job = {
  source: string;
  width: number;
  format: Format;
  /** Name of the encoded file in the cache. */
  record: string;
};

/**
 * Chosen by looking, at the density each width is shown at: from `dense` pixels on, a picture stands on a screen with
 * two or three device pixels to a CSS pixel, where the eye forgives more.
 */
const dense = 640;
export const settings = {
  avif: (width: number) => ({ quality: width < dense ? 50 : 38, effort: 3, chromaSubsampling: "4:2:0" }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 5 }),
  jpeg: (width: number) => ({ quality: width < dense ? 76 : 70, progressive: true, mozjpeg: true }),
};
/** How the names of encoded files end. */
export const endings = { avif: "avif", webp: "webp", jpeg: "jpg" } as const;

/** Part of every cache key: another encoder makes other bytes. */
export const encoder = JSON.stringify([
  Object.values(settings).map((of) => [of(0), of(dense)]),
  dense,
  sharp.versions,
]);

/** Opens a picture upright and in sRGB; sharp drops all metadata unless asked to keep it. */
export const openPicture = (input: string | Buffer): Sharp =>
  sharp(input, { failOn: "truncated" }).autoOrient().toColourspace("srgb");

/** Does the work for each item, so many at a time: a picture being made takes memory. */
export async function eachLimited<T>(
  items: T[],
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
