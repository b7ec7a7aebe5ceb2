import { readFileSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { eachLimited } from "../lib/eachLimited.ts";
import { type Job, openPicture, settings } from "./pictureFormats.ts";
import { store } from "../lib/cache.ts";
import type { PicturePlan } from "./planPictures.ts";

/**
 * Encodes pictures, from the cache where it has them.
 *
 * @param named paths in dist that pages and scripts name
 * @param report told after each file that had to be encoded: how many are done, and of how many
 */
export async function encodePictures(
  named: string[],
  { jobs }: PicturePlan,
  cache: string,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const wanted = [...new Set(named)].filter((path) => jobs.has(path)).sort();
  const recordOf = (path: string) => (jobs.get(path) as Job).record;
  const missing = wanted.filter((path) => !cached.has(recordOf(path)));
  let done = 0;
  await eachLimited(missing, 4, async (path) => {
    await store(join(cache, recordOf(path)), await encode(jobs.get(path) as Job));
    report(++done, missing.length);
  });
  return new Map(wanted.map((path) => [path, readFileSync(join(cache, recordOf(path)))]));
}

async function encode({ source, width, format }: Job): Promise<Buffer> {
  const image = openPicture(source)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#fff" });
  return image[format](settings[format](width)).toBuffer();
}
