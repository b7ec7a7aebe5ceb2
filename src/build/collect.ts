import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "./check.ts";
import type { FinishedScripts } from "./islandScripts.ts";
import { listFiles } from "./write.ts";

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Everything that dist is to hold, by path. Two sources for one path are a mistake in the project. */
export function collectFiles(pages: Page[], ...sources: Files[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const documents = new Map(pages.map(({ file, html }) => [file, html]));
  for (const [path, data] of [documents, ...sources].flatMap((source) => [...source])) {
    if (files.has(path))
      throw new Error(`two things are to be written to dist/${path}: rename the one in static/`);
    files.set(path, typeof data === "string" ? Buffer.from(data) : data);
  }
  return files;
}

/** All text that may name a picture: the pages, and the scripts of islands, which carry some of the props. */
export function textsOf(pages: Page[], { scripts, files }: FinishedScripts): string[] {
  const entries = [...scripts.values()].map(({ parts: [entry = ""] }) => files.get(entry) ?? "");
  return [...pages.map(({ html }) => html), ...entries.map((code) => Buffer.from(code).toString())];
}

/** Reads the files that are published as they are. */
export async function readStatic(folder: string): Promise<Files> {
  const paths = (await listFiles(folder)).filter((path) => path !== ".gitkeep");
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}
