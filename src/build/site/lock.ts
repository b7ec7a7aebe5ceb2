import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hiddenFolder } from "../lib/files.ts";
import { isRunning } from "../lib/processes.ts";
import { UserError } from "../lib/problems.ts";

export const lockFile = `${hiddenFolder}/writing`;

/** A lock of this process is stale: a process runs one build at a time, so an earlier build left it. */
export function lockOf(folder: string): "none" | "held" | "stale" {
  const path = join(folder, lockFile);
  if (!existsSync(path)) return "none";
  const owner = Number(readFileSync(path, "utf8"));
  return owner !== process.pid && isRunning(owner) ? "held" : "stale";
}

/**
 * Runs `work` while holding a lock on the folder. If `work` fails, the lock stays and marks the folder as
 * incomplete.
 *
 * @throws UserError if another build holds the lock
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, lockFile);
  await mkdir(dirname(path), { recursive: true });
  await take(path, lockOf(folder) === "stale").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UserError(busy(folder)) : error;
  });
  // If two builds have replaced the same stale lock, only the later one continues.
  if (readFileSync(path, "utf8") !== String(process.pid)) throw new UserError(busy(folder));
  const result = await work();
  await rm(path);
  return result;
}

/**
 * Creates or replaces a lock atomically. Otherwise, another build could read an empty lock and consider it
 * stale.
 *
 * @throws EEXIST if another build has just created a lock
 */
async function take(path: string, isStale: boolean): Promise<void> {
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, String(process.pid));
  try {
    await (isStale ? rename(aside, path) : link(aside, path));
  } finally {
    await rm(aside, { force: true });
  }
}

export const busy = (folder: string): string =>
  `another build is writing to ${folder}: wait until it has finished, or, if none is running, delete ${folder}/${lockFile}`;
