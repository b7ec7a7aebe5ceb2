import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eachLimited, endings, type Job, openPicture, settings } from "./pictureFormats.ts";
import { store } from "./store.ts";
import type { PicturePlan } from "./planPictures.ts";

/**
 * Encodes the pictures that pages and scripts name, from the cache where it has them.
 *
 * @param texts the finished pages and scripts
 * @param report told after each file that had to be encoded: how many are done, and of how many
 */
export async function encodePictures(
  texts: string[],
  { jobs }: PicturePlan,
  cache: string,
  report: (done: number, total: number) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const wanted = [...new Set(texts.flatMap(named))].filter((path) => jobs.has(path)).sort();
  const recordOf = (path: string) => (jobs.get(path) as Job).record;
  const missing = wanted.filter((path) => !cached.has(recordOf(path)));
  let done = 0;
  await eachLimited(missing, 4, async (path) => {
    await store(join(cache, recordOf(path)), await encode(jobs.get(path) as Job));
    report(++done, missing.length);
  });
  const files = wanted.map(async (path) => [path, await readFile(join(cache, recordOf(path)))] as const);
  return new Map(await Promise.all(files));
}

/** A link can name one format only; the script that shows what is linked may prefer another. */
function named(text: string): string[] {
  const linked = text.match(/(?<=href="\/)images\/[\w-]+(?=\.jpg)/g) ?? [];
  return [
    ...(text.match(/images\/[\w-]+\.(?:avif|webp|jpg)/g) ?? []),
    ...linked.flatMap((path) => Object.values(endings).map((ending) => `${path}.${ending}`)),
  ];
}

async function encode({ source, width, format }: Job): Promise<Buffer> {
  const image = openPicture(source)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#fff" });
  return image[format](settings[format](width)).toBuffer();
}
