import { existsSync } from "node:fs";
import { join } from "node:path";
import pMap from "p-map";
import { type Job, openPicture, settings } from "./pictureFormats.ts";
import { cached } from "../lib/cache.ts";
import type { PicturePlan } from "./planPictures.ts";

/**
 * Encodes pictures, or reads them from the cache.
 *
 * @param named paths in dist of the pictures that pages and scripts use
 * @param report called after each encoded file with the number of files encoded so far and in total
 */
export async function encodePictures(
  named: string[],
  { jobs }: PicturePlan,
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
