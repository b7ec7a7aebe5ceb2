import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { staticFiles } from "../lib/staticFiles.ts";
import { UserError } from "../lib/userError.ts";
import type { Bundle } from "../source/bundle.ts";
import type { Page } from "../pages/page.ts";

type Files = Iterable<readonly [path: string, data: string | Uint8Array]>;

/**
 * Merges all files of dist into one map.
 *
 * @throws UserError if a file in static/ has the same path as another file or folder. Case is ignored, because
 * macOS and Windows can't store names that differ only in case.
 */
export function joinFiles(...sources: Files[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const [taken, folders] = [new Set<string>(), new Set<string>()];
  for (const [path, data] of sources.flatMap((source) => [...source])) {
    const own = path.toLowerCase();
    const parents = [...own.matchAll(/\//g)].map(({ index }) => own.slice(0, index));
    if (taken.has(own) || folders.has(own) || parents.some((parent) => taken.has(parent)))
      throw new UserError(`static/${path} has the same name as a generated file: rename or remove it`);
    taken.add(own);
    for (const parent of parents) folders.add(parent);
    files.set(path, typeof data === "string" ? Buffer.from(data) : data);
  }
  return files;
}

export function bundleFiles({ files, scripts }: Bundle, pages: Page[]): Files {
  const loaded = new Set(pages.flatMap(({ index }) => index.assets));
  const islands = new Set(scripts.values());
  return [...files].filter(([path]) => !islands.has(`/${path}`) || loaded.has(`/${path}`));
}

export async function readStatic(folder: string): Promise<Files> {
  const { published } = staticFiles(folder);
  return Promise.all(published.map(async (path) => [path, await readFile(join(folder, path))] as const));
}
