import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build } from "esbuild";
import { landShape } from "../components/CoverageMap/places.ts";
import type { PageContext } from "../components/Site/Site.tsx";
import type { colors } from "../styles/theme.css.ts";
import { markSymbol } from "./brandMark.ts";
import { bundleScripts, type Scripts } from "./bundleScripts.ts";
import { fewerShapes } from "./fewerShapes.ts";
import { shortIdentifiers } from "./identifiers.ts";
import type { Content } from "./load.ts";
import { remembered } from "./store.ts";

/** What the bundler makes of src/: the renderer for the build, the one style sheet, and the browser's scripts. */
export type Bundle = Pick<Scripts, "scripts" | "files" | "packages"> & {
  /** Renders the body of a page to HTML. */
  renderPage: (context: PageContext) => string;
  /** The values of the colour roles, by theme. */
  colors: typeof colors;
  /** Every rule of every component, minified, in one sheet. */
  css: string;
  /** The script that stands in the page itself, minified. */
  inline: string;
  /** The same for a page whose body has islands, too. */
  inlineBody: string;
};

const root = resolve(import.meta.dirname, "../..");

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  jsx: "automatic",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
} satisfies BuildOptions;

const browser = { ...common, platform: "browser", target: "es2022" } satisfies BuildOptions;

/** Constants in the source, as esbuild takes them. */
const defined = (icons: string) => ({
  "process.env.NODE_ENV": '"production"',
  ICON_SHEET: JSON.stringify(`/${icons}`),
});

/** Every bundle must name classes alike. */
const identifiers = shortIdentifiers(root);
const styles = (outputCss: boolean) => vanillaExtractPlugin({ outputCss, identifiers });

/**
 * Bundles src/ for the build and for the browser.
 *
 * @param content the brand mark and the map of served cities join the icons
 * @param cache folder for the renderer, which has to be a file to be imported
 */
export async function bundleSource({ brand, site }: Content, cache: string): Promise<Bundle> {
  process.env["NODE_ENV"] = "production";
  const ours = markSymbol(brand) + landShape(site.site.coverage);
  const drawn = await hashOf(
    ours,
    "src/build/fewerShapes.ts",
    "src/components/Icon/drawings.ts",
    "src/components/Icon/iconSheet.tsx",
    "src/components/Icon/signs.ts",
    "package-lock.json",
  );
  const icons = `assets/icons-${drawn}.svg`;
  const [server, { react, ...scripts }] = await Promise.all([
    bundleServer(cache, defined(icons)),
    bundleScripts(root, {
      ...browser,
      define: defined(icons),
      alias: { "react-remove-scroll": resolve(root, "src/client/scrollLock.tsx") },
      plugins: [styles(false)],
    }),
  ]);
  const sheet = async () => {
    const drawings = await fewerShapes(server.iconSheet());
    return Buffer.from(drawings.replace("</svg>", `${ours}</svg>`));
  };
  scripts.files.set(icons, await remembered(join(cache, icons.replace("/", "-")), sheet));
  const [inline, inlineBody] = await Promise.all([
    bundleInline("src/client/inline.ts", { REACT: react, BODY_ISLANDS: false }),
    bundleInline("src/client/inlineBody.ts", { REACT: react, BODY_ISLANDS: true }),
  ]);
  return { ...server, ...scripts, inline, inlineBody };
}

type Server = Pick<Bundle, "renderPage" | "colors" | "css"> & { iconSheet: () => string };

async function bundleServer(cache: string, define: Record<string, string>): Promise<Server> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ["src/pages/renderPage.tsx"],
    outdir: cache,
    entryNames: "[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    platform: "node",
    format: "esm",
    packages: "external",
    define,
    plugins: [styles(true)],
  });
  await mkdir(cache, { recursive: true });
  const script = outputFiles.find((file) => file.path.endsWith(".mjs"));
  const sheet = outputFiles.find((file) => file.path.endsWith(".css"));
  if (!script || !sheet) throw new Error("the bundler made no renderer or no style sheet");
  await writeFile(script.path, script.contents);
  const { renderPage, iconSheet, colors } = await import(pathToFileURL(script.path).href);
  return { renderPage, iconSheet, colors, css: sheet.text };
}

async function bundleInline(
  entry: string,
  constants: { REACT: string; BODY_ISLANDS: boolean },
): Promise<string> {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: [entry],
    format: "esm",
    external: [constants.REACT],
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return `(()=>{${(outputFiles[0]?.text ?? "").trim()}})()`;
}

async function hashOf(text: string, ...paths: string[]): Promise<string> {
  const hash = createHash("sha256").update(text);
  for (const path of paths) hash.update(await readFile(join(root, path)));
  return hash.digest("hex").slice(0, 6);
}
