import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Every file below a folder, as sorted paths with forward slashes. Symbolic links are neither listed nor followed. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop())
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) files.push(relative(folder, path).replaceAll("\\", "/"));
    }
  return files.sort();
}

/** The folders that a path leads through: `solutions/vans/index.html` lies in `solutions` and in `solutions/vans`. */
export function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The first symbolic link that a path inside a folder would lead through: what lies behind it lies elsewhere. */
export function linkOnTheWay(folder: string, path: string): string | undefined {
  return foldersOf(path).find((parent) =>
    lstatSync(join(folder, parent), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}
