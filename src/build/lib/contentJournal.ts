import { existsSync, readFileSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "./processes.ts";
import { UserError } from "./problems.ts";

/**
 * The journal of a change of several files. While their new contents are written beside the files, it is named
 * `begun`: a change that stops there is undone. Then it is renamed to `decided`, and the new files take their
 * names: a change that stops there is completed. `.part` files are ignored by the build, `dev` and git.
 */
export const journalNames = { begun: ".change-begun.part", decided: ".change-decided.part" };

/** @property remove the file is deleted, not replaced */
export type Step = { path: string; remove: boolean };
export type Journal = { writer: number; steps: Step[] };

export const asideOf = (path: string): string => `${path}.part`;

/** Milliseconds for which another program, such as a virus scanner, may hold a file open on Windows. */
const patience = 3_000;
const isBusy = (error: unknown): boolean =>
  ["EPERM", "EBUSY", "EACCES"].includes(String((error as NodeJS.ErrnoException).code));

let last: Promise<unknown> = Promise.resolve();

/** Runs one change of content after the other within this process. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Completes or undoes a change of content that was interrupted, and waits for one that another process is
 * making. Every command that reads content calls it first.
 *
 * @throws UserError if the other process does not finish within ten seconds
 */
export const settleContent = (folder: string): Promise<void> => inTurn(() => settle(folder));

export async function settle(folder: string): Promise<void> {
  const paths = Object.values(journalNames).map((name) => join(folder, name));
  for (const end = Date.now() + 10_000; paths.some(isHeld); await wait(50))
    if (Date.now() > end)
      throw new UserError(
        `Another command is changing ${folder}: wait until it has finished, then try again.`,
      );
  const [begun, decided] = paths.map((path) => (existsSync(path) ? readJournal(path) : undefined));
  if (decided) await complete(folder, decided.steps);
  for (const { path } of begun?.steps ?? []) await rm(asideOf(join(folder, path)), { force: true });
  for (const path of paths) await rm(path, { force: true });
}

const isHeld = (path: string): boolean => {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const writer = readJournal(path)?.writer;
  // Another process may still be writing its journal.
  if (mtimeMs > Date.now() - 500 && writer === undefined) return true;
  return writer !== undefined && writer !== process.pid && isRunning(writer);
};

/** Returns undefined for a journal whose writing was interrupted: no other file has been touched then. */
function readJournal(path: string): Journal | undefined {
  try {
    const journal = JSON.parse(readFileSync(path, "utf8")) as Journal;
    return journal.steps.every((step) => isInside(step.path)) ? journal : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path names a file in a folder: relative, with forward slashes, without `..` and hidden streams. */
export const isInside = (path: string): boolean =>
  /^[^/\\:\0]+(\/[^/\\:\0]+)*$/.test(path) && path.split("/").every((part) => !/^\.+$/.test(part));

/** Gives new files their names, and deletes old ones. Can be repeated after an interruption. */
export async function complete(folder: string, steps: readonly Step[]): Promise<void> {
  for (const { path, remove } of steps) {
    const file = join(folder, path);
    if (remove) await retried(file, () => rm(file, { force: true }));
    else if (existsSync(asideOf(file))) await retried(file, () => rename(asideOf(file), file));
  }
  for (const parent of new Set(steps.map(({ path }) => dirname(join(folder, path)))))
    await flushFolder(parent);
}

async function retried(file: string, work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + patience; ; await wait(50)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end)
        throw new UserError(
          `${file} is open in another program or protected: close it or change its permissions, and run the command again.`,
        );
    }
  }
}

/** Makes renamed files survive a power cut. Windows can't flush folders and does not need it. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
