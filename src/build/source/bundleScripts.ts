import { basename, join, parse, relative } from "node:path";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import { listFiles, slashed } from "../lib/files.ts";
import { root } from "./renderer.ts";
import { noticesFile, packagesIn } from "./licenses.ts";

export type Scripts = {
  /** URLs of the scripts by name. */
  scripts: Map<string, string>;
  files: Map<string, Uint8Array>;
  /** URL of the file with React. */
  react: string;
  packages: string[];
};

// Makes Chromium compile all functions while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = "//# allFunctionsCalledOnLoad";

const reactModules = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * Bundles the browser's scripts: one file with React, and one file per island with everything else that the
 * island needs. A browser can load React and an island's file in parallel.
 *
 * @param options options shared by all browser bundles
 */
export async function bundleScripts(options: BuildOptions): Promise<Scripts> {
  const common = {
    ...options,
    outdir: join(root, "assets"),
    entryNames: "[name]-[hash]",
    format: "esm",
    banner: { js: compileHint },
    metafile: true,
  } satisfies BuildOptions;
  const react = await bundleReact(common);
  const [reactFile] = react.outputFiles as [OutputFile];
  const pathOf = (file: OutputFile) => slashed(relative(root, file.path));
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [{ in: "src/client/page.ts", out: "page" }, ...islandEntries()],
    write: false,
    plugins: [...(options.plugins ?? []), shareReact(`./${basename(reactFile.path)}`)],
  });
  return {
    files: new Map([reactFile, ...outputFiles].map((file) => [pathOf(file), file.contents])),
    scripts: new Map(outputFiles.map((file) => [nameOf(file), `/${pathOf(file)}`])),
    react: `/${pathOf(reactFile)}`,
    packages: [react.metafile, metafile].flatMap(packagesIn),
  };
}

const nameOf = ({ path }: OutputFile) => parse(path).name.replace(/-[A-Z0-9]+$/, "");

/** Bundles React. The bundle contains a reference to the licences, because every island loads this bundle. */
async function bundleReact(common: BuildOptions & { metafile: true }) {
  const taken = new Set(["default", "module.exports"]);
  const exports: string[] = [];
  for (const module of reactModules) {
    const names = Object.keys(await import(module)).filter((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    exports.push(`export { ${names.join(", ")} } from "${module}";`);
  }
  return build({
    ...common,
    stdin: { contents: exports.join("\n"), resolveDir: root },
    entryNames: "react-[hash]",
    footer: { js: `//! /${noticesFile}` },
    write: false,
  });
}

function shareReact(file: string): Plugin {
  return {
    name: "share-react",
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path: file, external: true }));
    },
  };
}

/** The entries of islands: each `X.island.ts` exports the function that hydrates the island X. */
const islandEntries = (): { in: string; out: string }[] =>
  listFiles(join(root, "src"))
    .filter((path) => path.endsWith(".island.ts"))
    .map((path) => ({ in: `src/${path}`, out: basename(path, ".island.ts") }));
