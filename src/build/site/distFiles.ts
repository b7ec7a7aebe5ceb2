import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText, contentEncodings } from "../../hosting/mediaTypes.ts";
import { cached, hashOf } from "../lib/cache.ts";
import { staticFiles } from "../lib/staticFiles.ts";
import { UserError } from "../lib/problems.ts";
import type { Page } from "../pages/page.ts";
import type { Bundle } from "../source/bundle.ts";

type Files = Iterable<readonly [path: string, data: string | Uint8Array]>;

/**
 * Merges all files of dist into one map.
 *
 * @throws UserError if a file in the folder `statics` has the same path as another file or folder. Case is
 * ignored, because macOS and Windows can't store names that differ only in case.
 */
export function joinFiles(statics: string, ...sources: Files[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const [taken, folders] = [new Set<string>(), new Set<string>()];
  for (const [path, data] of sources.flatMap((source) => [...source])) {
    const own = path.toLowerCase();
    const parents = [...own.matchAll(/\//g)].map(({ index }) => own.slice(0, index));
    if (taken.has(own) || folders.has(own) || parents.some((parent) => taken.has(parent)))
      throw new UserError(`${statics}/${path} has the same name as a generated file: rename or remove it`);
    taken.add(own);
    for (const parent of parents) folders.add(parent);
    files.set(path, typeof data === "string" ? Buffer.from(data) : data);
  }
  return files;
}

export function bundleFiles({ files, scripts }: Bundle, pages: Page[]): Files {
  const loaded = new Set(pages.flatMap(({ index }) => index.assets));
  const islands = new Set(scripts.values());
  return [...files].filter(([path]) => !islands.has(`/${path}`) || loaded.has(`/${path}`));
}

export async function readStatic(folder: string): Promise<Files> {
  const { published } = staticFiles(folder);
  return Promise.all(published.map(async (path) => [path, await readFile(join(folder, path))] as const));
}

/** The slowest settings, because each file is compressed once but sent many times. */
const settings = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  gz: { level: 9 },
} as const;

/** Adds compressed variants of each text file: `index.html.br`, `index.html.gz`. */
export async function compress(
  files: ReadonlyMap<string, Uint8Array>,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const texts = [...files].filter(([path]) => isText(path));
  const compressed = await Promise.all(texts.map(([path, bytes]) => compressFile(path, bytes, cache)));
  return new Map([...files, ...compressed.flat()]);
}

async function compressFile(path: string, bytes: Uint8Array, cache: string): Promise<[string, Uint8Array][]> {
  const key = hashOf(JSON.stringify(settings), bytes).slice(0, 24);
  const variants = contentEncodings.map(async ({ extension }): Promise<[string, Uint8Array]> => {
    const make = () => (extension === "br" ? brotli(bytes, settings.br) : gzipAnywhere(bytes));
    return [`${path}.${extension}`, await cached(join(cache, `${key}.${extension}`), make)];
  });
  return Promise.all(variants);
}

const brotli = promisify(brotliCompress);

/**
 * Makes gzip's output the same on all operating systems. The header's tenth byte names the system (RFC 1952),
 * so it is set to 255, "unknown".
 */
async function gzipAnywhere(bytes: Uint8Array): Promise<Uint8Array> {
  const small = await promisify(gzip)(bytes, settings.gz);
  small[9] = 255;
  return small;
}
