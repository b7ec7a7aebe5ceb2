import { lstatSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  asideOf,
  complete,
  flushFolder,
  inTurn,
  isInside,
  type Journal,
  journalNames,
  settle,
} from "../build/lib/contentJournal.ts";
import { symlinkInPath } from "../build/lib/files.ts";
import { UserError } from "../build/lib/problems.ts";

/** Paths relative to the content folder, with forward slashes, and their new contents; undefined deletes a file. */
export type FileChanges = ReadonlyMap<string, Uint8Array | string | undefined>;

/**
 * Writes and deletes files of content as one step: if the process or the computer stops at any moment, the next
 * command that reads content finds all changes made, or none (see `settleContent`). Missing folders are created.
 *
 * @param root path of the content folder
 * @param around runs the change while no other process can begin one; if it throws before, nothing changes
 * @throws UserError if a path leaves the folder or leads through a symbolic link, or if another command is
 * changing content; nothing has changed in that case
 */
export function writeContent(
  root: string,
  files: FileChanges,
  around = (write: () => Promise<void>) => write(),
): Promise<void> {
  return inTurn(async () => {
    for (const path of files.keys()) assertPlain(root, path);
    await settle(root);
    if (files.size > 0) await change(root, files, around);
  });
}

function assertPlain(root: string, path: string): void {
  if (!isInside(path)) throw new UserError(`${path} is not the path of a file in ${root}.`);
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  const isOdd = found !== undefined && !found.isFile();
  if (isOdd || symlinkInPath(root, path))
    throw new UserError(`${join(root, path)} is a folder or a symbolic link: replace it with a file.`);
}

async function change(
  root: string,
  files: FileChanges,
  around: (write: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const [begun, decided] = [journalNames.begun, journalNames.decided].map((name) => join(root, name)) as [
    string,
    string,
  ];
  const steps = [...files].map(([path, bytes]) => ({ path, remove: bytes === undefined }));
  const journal: Journal = { writer: process.pid, steps };
  await writeNew(begun, JSON.stringify(journal), "wx").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UserError(`Another command is changing ${root}: try again.`) : error;
  });
  let isDecided = false;
  try {
    await around(async () => {
      for (const [path, bytes] of files) if (bytes !== undefined) await writeAside(join(root, path), bytes);
      await rename(begun, decided);
      isDecided = true;
      await flushFolder(root);
      await complete(root, steps);
    });
  } catch (error) {
    if (isDecided) throw error;
    for (const { path } of steps) await rm(asideOf(join(root, path)), { force: true });
    await rm(begun, { force: true });
    throw error;
  }
  await rm(decided);
}

async function writeAside(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeNew(asideOf(path), bytes, "w", modeOf(path));
}

const modeOf = (path: string): number => (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o666) & 0o777;

async function writeNew(
  path: string,
  bytes: Uint8Array | string,
  flag: "w" | "wx",
  mode = 0o666,
): Promise<void> {
  const handle = await open(path, flag, mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    // Adds the path, because Node's error for a full disk does not name the file.
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  } finally {
    await handle.close();
  }
}
