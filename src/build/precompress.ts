import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isText, packings } from "./hosting/mediaTypes.ts";
import { remembered } from "./store.ts";

/** The strongest setting of each: a file is packed once and sent many times. */
const settings = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  gz: { level: 9 },
} as const;

/**
 * Packs each text file, from the cache where its bytes have been seen before.
 *
 * @returns the files, and beside each text file its packed forms: `index.html.br`, `index.html.gz`
 */
export async function precompress(
  files: ReadonlyMap<string, Uint8Array>,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const texts = [...files].filter(([path]) => isText(path));
  const packed = await Promise.all(
    texts.flatMap(([path, bytes]) =>
      packings.map(async ({ ending }) => [`${path}.${ending}`, await pack(bytes, ending, cache)] as const),
    ),
  );
  return new Map([...files, ...packed]);
}

async function pack(bytes: Uint8Array, ending: keyof typeof settings, cache: string): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(settings[ending])).update(bytes).digest("hex");
  return remembered(join(cache, `${key.slice(0, 24)}.${ending}`), () =>
    ending === "br" ? brotli(bytes, settings.br) : gzipAnywhere(bytes),
  );
}

const brotli = promisify(brotliCompress);

/** The tenth byte names the operating system: 255, unknown, makes the same bytes everywhere. */
async function gzipAnywhere(bytes: Uint8Array): Promise<Uint8Array> {
  const small = await promisify(gzip)(bytes, settings.gz);
  small[9] = 255;
  return small;
}
