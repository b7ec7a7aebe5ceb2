import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** How a build changed the output folder. */
export type Written = { written: string[]; unchanged: number; removed: string[] };

/**
 * Brings a folder to hold exactly the given files. Assets go first, pages next and the files that steer the host
 * last; stale files are removed at the end. Each file is written aside and renamed, and unchanged files are left
 * alone, so at every moment, and after a crash, each page finds what it refers to.
 */
export async function writeSite(files: ReadonlyMap<string, Uint8Array>, folder: string): Promise<Written> {
  const written: string[] = [];
  for (const path of [...files.keys()].sort(byUrgency)) {
    const bytes = files.get(path) as Uint8Array;
    const target = join(folder, path);
    if (await holds(target, bytes)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, bytes);
    await rename(`${target}.part`, target);
    written.push(path);
  }
  const removed = (await listFiles(folder)).filter((path) => !files.has(path)).sort(byReference);
  for (const path of removed) await rm(join(folder, path));
  await removeEmptyFolders(folder);
  return { written, unchanged: files.size - written.length, removed };
}

/** Every file below a folder, as sorted paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
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

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  return present !== undefined && present.equals(bytes);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of folders.sort().reverse()) await rmdir(path).catch(() => {});
}
