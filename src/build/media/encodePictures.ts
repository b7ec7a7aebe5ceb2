import { join } from "node:path";
import pMap from "p-map";
import { type Job, openPicture, settings } from "./pictureFormats.ts";
import { readCached, writeCached } from "../lib/cache.ts";
import type { PicturePlan } from "./planPictures.ts";

/**
 * Encodes pictures, or reads them from the cache.
 *
 * @param named paths in dist that pages and scripts refer to
 * @param report called after each file with the number of files encoded and the total
 */
export async function encodePictures(
  named: string[],
  { jobs }: PicturePlan,
  cache: string,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(named)].filter((path) => jobs.has(path)).sort();
  const cacheFileOf = (path: string) => join(cache, (jobs.get(path) as Job).cacheFile);
  const files = new Map<string, Uint8Array | undefined>(
    wanted.map((path) => [path, readCached(cacheFileOf(path))]),
  );
  const missing = wanted.filter((path) => !files.get(path));
  let done = 0;
  await pMap(
    missing,
    async (path) => {
      const bytes = await encode(jobs.get(path) as Job);
      await writeCached(cacheFileOf(path), bytes);
      files.set(path, bytes);
      report(++done, missing.length);
    },
    { concurrency: 4 },
  );
  return files as Map<string, Uint8Array>;
}

async function encode({ source, width, format, alpha }: Job): Promise<Buffer> {
  const image = (await openPicture(source)).resize({ width, withoutEnlargement: true });
  return (alpha ? image : image.flatten({ background: "#fff" }))[format](settings[format](width)).toBuffer();
}
