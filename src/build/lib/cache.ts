import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** SHA-256 of texts and bytes in hexadecimal digits; other digits as soon as one part is another. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** Writes aside and renames: a build that is cut off leaves no half file in the cache. */
export async function store(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

/**
 * Bytes that are expensive to make, from the cache where it has them.
 *
 * @param path a file whose name changes with everything that the bytes depend on (see hashOf)
 */
export async function cached(path: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  try {
    return readFileSync(path);
  } catch {
    const bytes = await make();
    await store(path, bytes);
    return Buffer.from(bytes);
  }
}
