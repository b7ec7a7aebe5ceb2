import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "./files.ts";
import { staticFiles } from "./staticFiles.ts";

/**
 * SHA-256 of all parts, in hexadecimal. Each part's length is hashed too, so ("ab", "c") and ("a", "bc") have
 * different hashes.
 */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

export const hashOfFiles = (paths: readonly string[]): string =>
  hashOf(...paths.map((path) => readFileSync(path)));

/**
 * Hash of the paths and contents of a folder of content, without the files that no build reads: hidden and
 * temporary files, and the manual.
 */
export const hashOfFolder = (folder: string): string =>
  hashOf(
    ...staticFiles(folder)
      .published.filter((path) => path !== "README.md")
      .flatMap((path) => [path, readFileSync(join(folder, path))]),
  );

/** Length in bytes of the digest at the start of each cache file. The digest reveals damaged files. */
const DIGEST = 32;
const digest = (data: Uint8Array): Buffer => createHash("sha256").update(data).digest();

/**
 * Reads bytes from the cache, or makes and caches them.
 *
 * @param path cache file, whose name must contain a hash of all inputs (see hashOf)
 */
export async function cached(path: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = existsSync(path) ? readFileSync(path) : Buffer.of();
  const found = file.subarray(DIGEST);
  if (digest(found).equals(file.subarray(0, DIGEST))) return found;
  const data = await make();
  await replaceFile(path, Buffer.concat([digest(data), data]));
  return Buffer.from(data);
}
