import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type * as entry from "../../pages/renderPage.tsx";
import type { Content } from "../content/content.ts";
import { markSymbol } from "../content/logo.ts";
import { cached, hashOf } from "../lib/cache.ts";
import { listFiles } from "../lib/files.ts";
import { importRenderer, root } from "./renderer.ts";
import type { Bundled } from "./runEsbuild.ts";

/** What esbuild makes of src/, and the function that renders a page to HTML. */
export type Bundle = Bundled & { renderPage: typeof entry.renderPage };

/**
 * Bundles src/ for the build and for the browser; cached by the hash of its sources.
 *
 * @param content the brand mark joins the icons
 * @param cache folder of cached bundles
 */
export async function bundleSource({ brand }: Content, cache: string): Promise<Bundle> {
  process.env["NODE_ENV"] = "production";
  const symbols = markSymbol(brand);
  const key = hashOf(symbols, process.version, ...sources().flatMap((path) => [path, read(path)]));
  const bytes = await cached(join(cache, "bundle", key.slice(0, 24)), async () => {
    const { runEsbuild } = await import("./runEsbuild.ts");
    return serialize(await runEsbuild(symbols));
  });
  const bundled = deserialize(bytes) as Bundled;
  const { renderPage } = await importRenderer(bundled.renderer);
  return { ...bundled, renderPage };
}

const sources = (): string[] => [
  ...listFiles(join(root, "src")).map((path) => `src/${path}`),
  "package-lock.json",
  "tsconfig.json",
];

const read = (path: string) => readFileSync(join(root, path));
