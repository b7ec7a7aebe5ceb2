import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import pMap from "p-map";
import type { Sharp } from "sharp";
import { cached } from "../lib/cache.ts";
import { UserError } from "../lib/problems.ts";

export type Format = "avif" | "webp";

export type Job = {
  source: string;
  width: number;
  format: Format;
  alpha: boolean;
  cacheFile: string;
};

/**
 * Pictures of at least this width in pixels are encoded at a lower quality, because they appear on
 * high-density screens, which hide artefacts. The qualities were chosen by eye.
 */
const dense = 640;
/**
 * Pictures of at least this width fill half a desktop's screen, where artefacts are visible. AVIF pictures are
 * encoded with half the effort, which saves build time and makes files 7 to 9 % larger.
 */
const large = 1200;
const settings = {
  avif: (width: number) => ({
    quality: width < dense || width >= large ? 50 : 38,
    effort: width < large ? 2 : 1,
    chromaSubsampling: "4:2:0",
  }),
  webp: (width: number) => ({ quality: width < dense ? 74 : 66, effort: 2 }),
};

/**
 * Loads sharp on demand, because that takes 5 % of a build with a warm cache, which does not need it.
 *
 * @throws UserError if its binary for this computer is missing
 */
export const loadSharp = async () => {
  try {
    return (await import("sharp")).default;
  } catch {
    throw new UserError(
      `The picture library sharp is not installed for ${process.platform}-${process.arch}, perhaps because node_modules comes from another computer: delete the folder node_modules and run npm ci here.`,
    );
  }
};

const sharpPackage = resolve(createRequire(import.meta.url).resolve("sharp"), "../../package.json");
/** The version of sharp, which also determines those of its codecs. */
export const { version: sharpVersion } = JSON.parse(readFileSync(sharpPackage, "utf8")) as {
  version: string;
};

/** Part of the cache keys, because another encoder version or other settings produce different bytes. */
export const encoderKey = JSON.stringify([
  Object.values(settings).map((of) => [of(0), of(dense), of(large)]),
  dense,
  large,
  sharpVersion,
]);

/** Maximum number of pixels in a picture. It limits the memory that decoding takes. */
export const pixelLimit = 120e6;

/** Opens a picture, turns it upright and converts it to sRGB. sharp drops metadata by default. */
export async function openPicture(input: string | Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(input, { failOn: "truncated", limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace("srgb");
}

/**
 * Encodes pictures, or reads them from the cache.
 *
 * @param named paths in dist of the pictures that pages and scripts use
 * @param report called after each encoded file with the number of files encoded so far and in total
 */
export async function encodePictures(
  named: string[],
  jobs: ReadonlyMap<string, Job>,
  cache: string,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  const used = new Set(named);
  const wanted = [...jobs].filter(([path]) => used.has(path));
  const missing = wanted.filter(([, { cacheFile }]) => !existsSync(join(cache, cacheFile))).length;
  let done = 0;
  const files = await pMap(
    wanted,
    async ([path, job]) => {
      const bytes = await cached(join(cache, job.cacheFile), async () => {
        const made = await encode(job);
        done++;
        report(done, Math.max(done, missing)); // A damaged cache file is encoded again, but is not missing.
        return made;
      });
      return [path, bytes] as const;
    },
    { concurrency: 4 },
  );
  return new Map(files);
}

async function encode({ source, width, format, alpha }: Job): Promise<Buffer> {
  const image = (await openPicture(source)).resize({ width, withoutEnlargement: true });
  return (alpha ? image : image.flatten({ background: "#fff" }))[format](settings[format](width)).toBuffer();
}
