import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "../pages/page.ts";
import { listFiles } from "../lib/files.ts";

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Everything that dist is to hold, by path. Two sources for one path are a mistake in the project. */
export function collectFiles(pages: Page[], ...sources: Files[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const documents = new Map(pages.map(({ file, bytes }) => [file, bytes]));
  for (const [path, data] of [documents, ...sources].flatMap((source) => [...source])) {
    if (files.has(path))
      throw new Error(`two things are to be written to dist/${path}: rename the one in static/`);
    files.set(path, typeof data === "string" ? Buffer.from(data) : data);
  }
  return files;
}

/** Paths of the pictures that pages name. */
export const picturesIn = (pages: Page[]): string[] => pages.flatMap(({ index }) => index.pictures);

/** Reads the files that are published as they are. */
export async function readStatic(folder: string): Promise<Files> {
  const paths = listFiles(folder).filter((path) => path !== ".gitkeep");
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}
