import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { readQuickly } from "./readQuickly.ts";

let writes = 0;

/** Written aside and renamed: a build that is cut off leaves no half file in the cache. */
export async function store(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}.${writes++}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

/** The bytes of a file of the cache, whose name tells all that they depend on; made when they aren't there yet. */
export async function remembered(path: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const known = readQuickly(path);
  if (known) return known;
  const bytes = await make();
  await store(path, bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
