import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { staticFiles } from "../lib/staticFiles.ts";
import { UserError } from "../lib/userError.ts";
import type { Page } from "../pages/page.ts";

/** Files by their path in dist. */
type Files = Iterable<readonly [path: string, data: string | Uint8Array]>;

/**
 * All files of dist in one map.
 *
 * @throws UserError for two files of one path. The build's own never meet, so one of the two comes from static/.
 */
export function joinFiles(...sources: Files[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [path, data] of sources.flatMap((source) => [...source])) {
    if (files.has(path))
      throw new UserError(`static/${path} has the name of a file that the build makes: rename or remove it`);
    files.set(path, typeof data === "string" ? Buffer.from(data) : data);
  }
  return files;
}

/** The files of rendered pages. */
export const pageFiles = (pages: Page[]): Files => pages.map(({ file, html }) => [file, html]);

/** Reads the files that are published as they are. */
export async function readStatic(folder: string): Promise<Files> {
  const { published } = staticFiles(folder);
  return Promise.all(published.map(async (path) => [path, await readFile(join(folder, path))] as const));
}
