import { type Dirent, existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eachLimited } from "./eachLimited.ts";
import { readQuickly } from "./readQuickly.ts";

/** How a build changed the output folder. */
export type Written = { written: string[]; unchanged: number; removed: string[] };

/**
 * Brings a folder to hold exactly the given files. Assets go first, pages next and the files that steer the host
 * last; stale files are removed at the end. Each file is written aside and renamed, and unchanged files are left
 * alone, so at every moment, and after a crash, each page finds what it refers to.
 */
export async function writeSite(files: ReadonlyMap<string, Uint8Array>, folder: string): Promise<Written> {
  const changed = [...files].filter(([path, bytes]) => !readQuickly(join(folder, path))?.equals(bytes));
  const written = changed.map(([path]) => path).sort(byUrgency);
  for (const together of Map.groupBy(written, urgency).values())
    await eachLimited(together, 16, (path) => put(join(folder, path), files.get(path) as Uint8Array));
  const present = listEntries(folder);
  const removed = present.files.filter((path) => !files.has(path)).sort(byReference);
  for (const path of removed) await rm(join(folder, path));
  const needed = new Set([...files.keys()].flatMap(foldersOf));
  const empty = present.folders.filter((path) => !needed.has(path));
  for (const path of empty.reverse()) await rmdir(join(folder, path)).catch(() => {});
  return { written, unchanged: files.size - written.length, removed };
}

/** Every file below a folder, as sorted paths with forward slashes. */
export const listFiles = (folder: string): string[] => listEntries(folder).files;

/** At once, for the reason of readQuickly. */
function listEntries(folder: string): { files: string[]; folders: string[] } {
  if (!existsSync(folder)) return { files: [], folders: [] };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll("\\", "/");
  return {
    files: entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .sort(),
    folders: entries
      .filter((entry) => entry.isDirectory())
      .map(pathOf)
      .sort(),
  };
}

/** Sorts paths for writing: assets and pictures, then pages (packed ones too), then what steers the host. */
export function byUrgency(a: string, b: string): number {
  return urgency(a) - urgency(b) || (a < b ? -1 : 1);
}

/** Sorts paths for removing: what refers to others goes before what it refers to. */
export function byReference(a: string, b: string): number {
  return urgency(b) - urgency(a) || (a < b ? -1 : 1);
}

/** 0 for what pages refer to, 1 for pages, 2 for what steers the host. */
export function urgency(path: string): number {
  if (/(^|\/)\.|^_|\.conf$/.test(path)) return 2;
  return /\.html(\.(br|gz))?$/.test(path) ? 1 : 0;
}

async function put(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

/** The folders that a path leads through: `solutions/vans/index.html` lies in `solutions` and in `solutions/vans`. */
export function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
