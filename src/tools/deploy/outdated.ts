import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../build/lib/files.ts";

/** Whether a file of the content was changed after the last build, whose beginning is the time of its folder. */
export async function isOutdated(content: string, dist: string): Promise<boolean> {
  const read = listFiles(content).filter((path) => !path.startsWith("."));
  const built = (await stat(dist)).mtimeMs;
  const times = await Promise.all(read.map(async (path) => (await stat(join(content, path))).mtimeMs));
  return times.some((time) => time > built);
}
