import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText, contentEncodings } from "../../hosting/mediaTypes.ts";
import { cached, hashOf } from "../lib/cache.ts";

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
