import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../build/lib/files.ts";

/** Compares the content's modification times with the start of the last build (see noteBuilt). */
export async function isOutdated(content: string, dist: string): Promise<boolean> {
  const read = listFiles(content).filter((path) => !path.startsWith("."));
  const built = (await stat(dist)).mtimeMs;
  const times = await Promise.all(read.map(async (path) => (await stat(join(content, path))).mtimeMs));
  return times.some((time) => time > built);
}
