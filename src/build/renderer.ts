import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "../pages/renderPage.tsx";
import { remembered } from "./store.ts";

/** Renders the body of a page to HTML. */
export type RenderPage = typeof entry.renderPage;

/** A page that could not be rendered: the route, its content file and the reason. */
export class RenderFault extends Error {
  override name = "RenderFault";
}

/** The script that the bundler makes of all that React draws: its file's name and its text. */
export type Renderer = { name: string; code: string };

/** Only a file can be imported, and only one below the project finds the packages that it imports in turn. */
const folder = join(import.meta.dirname, "../../.cache/server");

/** Starts the renderer. */
export async function startRenderer({ name, code }: Renderer): Promise<typeof entry> {
  const path = join(folder, name);
  await remembered(path, async () => Buffer.from(code));
  return import(pathToFileURL(path).href);
}
