import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "../../pages/renderPage.tsx";
import { cached } from "../lib/cache.ts";

/** The project's folder. */
export const root = resolve(import.meta.dirname, "../../..");

/** The bundled module that renders pages: its file's name and its code. */
export type Renderer = { name: string; code: string };

/** Only a file can be imported, and only one below the project finds the packages that it imports in turn. */
export async function importRenderer({ name, code }: Renderer): Promise<typeof entry> {
  const path = join(root, ".cache/server", name);
  await cached(path, async () => Buffer.from(code));
  return import(pathToFileURL(path).href);
}
