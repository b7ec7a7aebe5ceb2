import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

/**
 * Folder in dist for server configuration, the manifest and the lock. Servers must not serve it, so its name
 * starts with a dot.
 */
export const hiddenFolder = ".hosting";

export const slashed = (path: string): string => path.replaceAll(sep, "/");

/**
 * Lists all files below a folder as sorted relative paths with forward slashes. Symbolic links are skipped;
 * the `recursive` option of `readdirSync` would follow them.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (entry.isDirectory()) return listFiles(join(folder, name)).map((path) => `${name}/${path}`);
    return entry.isFile() ? name : [];
  });
  return paths.sort();
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Lists a path's parent folders: `solutions` and `solutions/vans` for `solutions/vans/index.html`. */
export function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

export function symlinkInPath(folder: string, path: string): string | undefined {
  return foldersOf(path).find((parent) =>
    lstatSync(join(folder, parent), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}

/**
 * Replaces a file atomically by renaming a temporary file.
 *
 * @param aside path of the temporary file, which must be unique among concurrent calls
 */
export async function replaceFile(
  path: string,
  bytes: Uint8Array,
  aside = `${path}.${randomUUID().slice(0, 8)}.part`,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(aside, bytes);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    // Adds the path, because Node's error for a full disk does not name the file.
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  }
}

/**
 * Explains why a file in content can't be read. Pipes and devices are rejected, because reading them might
 * never end.
 *
 * @returns undefined for readable files
 */
export function fileProblem(path: string, megabytes: number): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return "is missing: restore this file from an earlier version";
  if (found.isDirectory()) return "is a folder: replace it with a file of this name";
  if (!found.isFile()) return "is a symbolic link or a device: replace it with a copy of the file";
  if (found.size > megabytes * 1e6)
    return `is ${Math.ceil(found.size / 1e6)} MB; the limit is ${megabytes} MB: make it smaller`;
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch {
    return "can't be read: change the file's permissions";
  }
}
