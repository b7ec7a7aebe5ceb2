import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program: the path in the environment variable, or else the first of the names that is in `PATH`.
 */
export function findExecutable(variable: string, names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[variable] ?? "", ...paths].find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
