import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hiddenFolder } from "../lib/files.ts";
import { UserError } from "../lib/userError.ts";

/** Holds the id of the process that writes to the output folder. It stays after an interrupted build, until the next one. */
export const lockFile = `${hiddenFolder}/writing`;

/** No lock, the lock of a running build, or one left by an interrupted build. */
export type Lock = "none" | "held" | "stale";

/** Whether a build is writing to a folder. This process's own lock counts as stale: it runs one build at a time. */
export function lockOf(folder: string): Lock {
  const path = join(folder, lockFile);
  if (!existsSync(path)) return "none";
  const owner = Number(readFileSync(path, "utf8"));
  return owner !== process.pid && isRunning(owner) ? "held" : "stale";
}

/**
 * Runs work that writes to a folder under a lock. If it fails, the lock stays to mark the folder as incomplete.
 *
 * @throws where another build holds the lock
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, lockFile);
  await mkdir(dirname(path), { recursive: true });
  await take(path, lockOf(folder) === "stale").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UserError(busy(folder)) : error;
  });
  // Of two builds that find a stale lock, the last to replace it goes on.
  if (readFileSync(path, "utf8") !== String(process.pid)) throw new UserError(busy(folder));
  const result = await work();
  await rm(path);
  return result;
}

/**
 * Makes a lock, or replaces a stale one, in one step each: another build would take an empty lock for a stale one, and a
 * build that is killed between removing the old lock and making its own would leave an incomplete folder without its mark.
 *
 * @throws EEXIST where another build has made one since
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

/** The message for a locked folder. */
export const busy = (folder: string): string =>
  `another build is writing to ${folder}: wait until it has finished, or, if none is running, delete ${folder}/${lockFile}`;

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
