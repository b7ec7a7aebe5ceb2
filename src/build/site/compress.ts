import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText, contentEncodings } from "../hosting/mediaTypes.ts";
import { cached, hashOf } from "../lib/cache.ts";

/** The strongest setting of each: a file is compressed once and sent many times. */
const settings = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  gz: { level: 9 },
} as const;

/**
 * Compresses each text file, from the cache where its bytes have been seen before.
 *
 * @returns the files, and beside each text file its compressed variants: `index.html.br`, `index.html.gz`
 */
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
  const variants = contentEncodings.map(async ({ ending }): Promise<[string, Uint8Array]> => {
    const make = () => (ending === "br" ? brotli(bytes, settings.br) : gzipAnywhere(bytes));
    return [`${path}.${ending}`, await cached(join(cache, `${key}.${ending}`), make)];
  });
  return Promise.all(variants);
}

const brotli = promisify(brotliCompress);

/** The tenth byte names the operating system: 255, unknown, makes the same bytes everywhere. */
async function gzipAnywhere(bytes: Uint8Array): Promise<Uint8Array> {
  const small = await promisify(gzip)(bytes, settings.gz);
  small[9] = 255;
  return small;
}
