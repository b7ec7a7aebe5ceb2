import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { deserialize, serialize } from "node:v8";
import { landShape } from "../../components/CoverageMap/places.ts";
import type * as entry from "../../pages/renderPage.tsx";
import { markSymbol } from "../content/logo.ts";
import type { Bundled } from "./runEsbuild.ts";
import { cached, hashOf } from "../lib/cache.ts";
import type { Content } from "../content/content.ts";
import { listFiles } from "../lib/files.ts";

/** What the bundler makes of src/, and the function that renders the body of a page to HTML. */
export type Bundle = Bundled & { renderPage: typeof entry.renderPage };

const root = resolve(import.meta.dirname, "../../..");

/**
 * Bundles src/ for the build and for the browser, from the cache where no source has changed.
 *
 * @param content the brand mark and the map of served cities join the icons
 * @param cache folder for what was bundled before
 */
export async function bundleSource({ brand, site }: Content, cache: string): Promise<Bundle> {
  process.env["NODE_ENV"] = "production";
  const symbols = markSymbol(brand) + landShape(site.site.coverage);
  const sources = [
    ...listFiles(join(root, "src")).map((path) => `src/${path}`),
    "package-lock.json",
    "tsconfig.json",
  ];
  const key = hashOf(
    symbols,
    process.version,
    ...sources.flatMap((path) => [path, readFileSync(join(root, path))]),
  );
  const bytes = await cached(join(cache, `bundle-${key.slice(0, 24)}`), async () => {
    const { runBundler } = await import("./runEsbuild.ts");
    return serialize(await runBundler(symbols, cache));
  });
  const bundled = deserialize(bytes) as Bundled;
  const { renderPage } = await startRenderer(bundled.renderer);
  return { ...bundled, renderPage };
}

/** Only a file can be imported, and only one below the project finds the packages that it imports in turn. */
export async function startRenderer({ name, code }: Bundled["renderer"]): Promise<typeof entry> {
  const path = join(root, ".cache/server", name);
  await cached(path, async () => Buffer.from(code));
  return import(pathToFileURL(path).href);
}
