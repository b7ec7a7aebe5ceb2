import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "../../pages/renderPage.tsx";
import { replaceFile } from "../lib/files.ts";

export const root = resolve(import.meta.dirname, "../../..");

export type Renderer = { name: string; code: string };

/** The code must be imported from a file below the project, so that its own imports of packages resolve. */
export async function importRenderer({ name, code }: Renderer): Promise<typeof entry> {
  const path = join(root, ".cache/server", name);
  const bytes = Buffer.from(code);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) await replaceFile(path, bytes);
  return import(pathToFileURL(path).href);
}
