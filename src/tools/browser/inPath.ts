import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where programs of these names may lie, in the order in which the system looks. */
export function inPath(names: string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
