import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { sharedProps } from "../../islands/sharedProps.ts";
import type * as entry from "../../pages/renderPage.tsx";
import type { Content } from "../content/content.ts";
import type { Logo } from "../content/logo.ts";
import { placedTexts } from "../content/yaml.ts";
import { cached, hashOf, hashOfFiles } from "../lib/cache.ts";
import { listFiles } from "../lib/files.ts";
import { loadRenderer, root } from "./renderer.ts";
import type { EsbuildOutput } from "./runEsbuild.ts";

export type Bundle = EsbuildOutput & typeof entry;

/**
 * Bundles src/ into code for the build and for the browser, or reads the bundles from the cache.
 *
 * @param content provides the logo and icons for the icon sheet, and the islands' shared props
 */
export async function bundleSource(
  { site, logo, wordmark, sources }: Content,
  cache: string,
): Promise<Bundle> {
  // Set before React is imported, because React reads NODE_ENV only once, when it is first imported.
  process.env["NODE_ENV"] = "production";
  const symbols = logoSymbol("mark", logo) + (wordmark ? logoSymbol("wordmark", wordmark) : "");
  const props = sharedProps(site);
  const icons = [...new Set(placedTexts(sources, "icon").map(({ value }) => value))].sort();
  const paths = bundledFiles();
  const settings = [symbols, ...icons, JSON.stringify(props), process.version];
  const key = hashOf(...settings, ...paths, hashOfFiles(paths.map((path) => join(root, path))));
  const bytes = await cached(join(cache, "bundle", key.slice(0, 24)), async () => {
    const { runEsbuild } = await import("./runEsbuild.ts");
    return serialize(await runEsbuild(symbols, icons, props));
  });
  const output = deserialize(bytes) as EsbuildOutput;
  return { ...output, ...loadRenderer(output.renderer) };
}

const logoSymbol = (id: string, { viewBox, shapes }: Logo): string =>
  `<symbol id="${id}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;

/** Changes in these folders require a new bundle. Pages don't use the rest of src/. */
const bundled = /^(calculators|client|components|content|islands|pages|styles|build\/source)\//;

const bundledFiles = (): string[] => [
  ...listFiles(join(root, "src"))
    .filter((path) => bundled.test(path))
    .map((path) => `src/${path}`),
  "package-lock.json",
  "tsconfig.json",
];
