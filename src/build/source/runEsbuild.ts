import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import type { SharedProps } from "../../islands/sharedProps.ts";
import { scriptTarget } from "./baseline.ts";
import { bundleScripts, type Scripts } from "./bundleScripts.ts";
import { noticesFile, thirdPartyNotices } from "./licenses.ts";
import { minifyCss, minifyForScreen } from "./css.ts";
import { loadRenderer, root } from "./renderer.ts";
import { hashOf, hashOfFiles } from "../lib/cache.ts";

export type EsbuildOutput = Pick<Scripts, "scripts" | "files"> & {
  renderer: string;
  styleSheet: { href: string; screenCss: string };
  inline: string;
};

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  jsx: "automatic",
  legalComments: "none",
  logLevel: "silent",
} satisfies BuildOptions;

const browser = {
  ...common,
  platform: "browser",
  charset: "utf8",
  target: scriptTarget,
} satisfies BuildOptions;

/** Shared by all bundles, because class names must match in the HTML, the style sheet and the scripts. */
const identifiers = "short";

const iconSources = [
  "src/components/Icon/iconSheet.tsx",
  "src/components/Icon/names.ts",
  "src/components/Icon/brandIcons.ts",
  "package-lock.json",
].map((path) => join(root, path));

/**
 * Bundles src/ into code for the build and for the browser.
 *
 * @param logo `<symbol>` elements for the icon sheet
 * @param icons names of the icons that content uses
 * @param props values of SHARED_PROPS in the islands' scripts
 */
export async function runEsbuild(logo: string, icons: string[], props: SharedProps): Promise<EsbuildOutput> {
  const version = hashOf(logo, ...icons, hashOfFiles(iconSources)).slice(0, 8);
  const iconSheetPath = `assets/icons-${version}.svg`;
  const define = {
    "process.env.NODE_ENV": '"production"',
    ICON_SHEET: JSON.stringify(`/${iconSheetPath}`),
  };
  // Each island's script contains only its own props.
  const sharedProps = Object.fromEntries(
    Object.entries(props).map(([island, own]) => [`SHARED_PROPS.${island}`, JSON.stringify(own)]),
  );
  const [server, { scripts, files, react, packages }] = await Promise.all([
    bundleServer(define),
    bundleScripts({
      ...browser,
      define: { ...define, ...sharedProps },
      alias: { "react-remove-scroll": join(root, "src/client/scrollLock.tsx") },
      plugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
    }),
  ]);
  const { iconSheet } = loadRenderer(server.renderer);
  const css = minifyCss(server.css);
  const styleSheetPath = `assets/site-${hashOf(css).slice(0, 8)}.css`;
  files.set(styleSheetPath, Buffer.from(css));
  files.set(iconSheetPath, Buffer.from((await iconSheet(icons)).replace("</svg>", () => `${logo}</svg>`)));
  files.set(noticesFile, Buffer.from(await thirdPartyNotices(root, packages)));
  const inline = await bundleInline(react);
  const styleSheet = { href: `/${styleSheetPath}`, screenCss: minifyForScreen(css) };
  return { renderer: server.renderer, scripts, files, inline, styleSheet };
}

/**
 * Leaves out minifiers for scripts, styles and URLs. html-minifier-terser imports them, but the build does
 * not use them.
 */
const unusedMinifiers: Plugin = {
  name: "unused-minifiers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(clean-css|relateurl|terser)$/ }, ({ path }) => ({ path, namespace: "unused" }));
    onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "module.exports = {}" }));
  },
};

async function bundleServer(define: Record<string, string>): Promise<{ renderer: string; css: string }> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ["src/pages/renderPage.tsx"],
    outdir: root,
    platform: "node",
    format: "cjs",
    supported: { "dynamic-import": false },
    external: ["lucide"],
    define,
    plugins: [vanillaExtractPlugin({ identifiers }), unusedMinifiers],
  });
  const textOf = (extension: string) =>
    (outputFiles.find((file) => file.path.endsWith(extension)) as OutputFile).text;
  return { renderer: textOf(".js"), css: textOf(".css") };
}

async function bundleInline(react: string): Promise<string> {
  const { outputFiles } = await build({
    ...browser,
    entryPoints: ["src/client/inline.ts"],
    format: "esm",
    // The oldest browsers have optional chaining. esbuild lowers it because of a bug in some of them that concerns
    // only calls with spread arguments.
    supported: { "optional-chain": true, "nullish-coalescing": true },
    external: [react],
    define: { REACT: JSON.stringify(react) },
  });
  const [file] = outputFiles as [OutputFile];
  // Wraps the code itself: esbuild's "iife" format would add 600 bytes of helpers for the external import.
  return `(()=>{${file.text.trim()}})()`;
}
