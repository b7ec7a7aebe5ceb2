import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "../lib/refusal.ts";

/** Holds the process that writes to the output folder. Where a build was cut off it stays, until the next has finished. */
export const lockFile = ".hosting/writing";

/** What `lockOf` finds: nothing, a build at work, or what is left of one that was cut off. */
export type Lock = "none" | "held" | "stale";

/** Whether a build writes to a folder now. This process' own lock is a stale one: it writes once at a time. */
export function lockOf(folder: string): Lock {
  const path = join(folder, lockFile);
  if (!existsSync(path)) return "none";
  const owner = Number(readFileSync(path, "utf8"));
  return owner !== process.pid && isRunning(owner) ? "held" : "stale";
}

/**
 * Does work that writes to a folder, while no other build does. If the work fails, the lock stays as a mark that the
 * folder is half written.
 *
 * @throws where another build holds the lock
 */
export async function whileLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, lockFile);
  await mkdir(dirname(path), { recursive: true });
  if (lockOf(folder) === "stale") await rm(path, { force: true });
  await writeFile(path, String(process.pid), { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Refusal(busy(folder)) : error;
  });
  const result = await work();
  await rm(path);
  return result;
}

/** Says that somebody has to wait, and what to do where nobody is there to wait for. */
export const busy = (folder: string): string =>
  `another build is writing to ${folder}: wait until it has finished, or, if none is running, delete ${folder}/${lockFile}`;

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
