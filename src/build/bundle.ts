import { join, resolve } from "node:path";
import { landShape } from "../components/CoverageMap/places.ts";
import { markSymbol } from "./brandMark.ts";
import type { Bundled } from "./bundler.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Content } from "./load.ts";
import { rememberedValue } from "./memory.ts";
import { type RenderPage, startRenderer } from "./renderer.ts";

/** What the bundler makes of src/. */
export type Bundle = Omit<Bundled, "renderer"> & {
  /** Stands for all this in keys of the cache. */
  key: string;
  /** Starts what renders the body of a page to HTML: loading React takes as long as half the pages. */
  openRenderer: () => Promise<RenderPage>;
};

const root = resolve(import.meta.dirname, "../..");

/** What a bundle is made of, beside the mark and the map. */
const sources = ["src", "package-lock.json", "tsconfig.json"];

/**
 * Bundles src/ for the build and for the browser, from the cache where the sources are as they were: bundling them and
 * evaluating the styles takes longer than rendering all pages.
 *
 * @param content the brand mark and the map of served cities join the icons
 * @param cache folder for what was bundled before
 */
export async function bundleSource({ brand, site }: Content, cache: string): Promise<Bundle> {
  process.env["NODE_ENV"] = "production";
  const symbols = markSymbol(brand) + landShape(site.site.coverage);
  const key = fingerprint(root, sources, [symbols, process.version]);
  const { renderer, ...bundled } = await rememberedValue(join(cache, "bundle"), key, async () => {
    const { runBundler } = await import("./bundler.ts");
    return runBundler(symbols, cache);
  });
  const openRenderer = async () => (await startRenderer(renderer)).renderPage;
  return { ...bundled, key, openRenderer };
}
