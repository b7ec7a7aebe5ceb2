import { rename, writeFile } from "node:fs/promises";

/** Written aside and renamed: a build that is cut off leaves no half file in the cache. */
export async function store(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}
