import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Candidate paths of programs, in the order of PATH. */
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
