import { glob } from "node:fs/promises";
import { basename, join, parse, relative } from "node:path";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import { slashed } from "../lib/files.ts";
import { noticesFile, packagesIn } from "./licenses.ts";

type Script = {
  href: string;
  /** Paths in dist of the entry, followed by its imports. */
  parts: string[];
};

export type Scripts = {
  scripts: Map<string, Script>;
  files: Map<string, Uint8Array>;
  react: string;
  packages: string[];
};

// Makes Chromium compile all functions while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = "//# allFunctionsCalledOnLoad";

const reactModules = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * Bundles the browser's scripts into one file with React and one self-contained file per island. A page loads
 * these files in parallel.
 *
 * @param options options shared by all browser bundles
 */
export async function bundleScripts(root: string, options: BuildOptions): Promise<Scripts> {
  const common = {
    ...options,
    outdir: join(root, "assets"),
    entryNames: "[name]-[hash]",
    format: "esm",
    banner: { js: compileHint },
    metafile: true,
  } satisfies BuildOptions;
  const react = await bundleReact(root, common);
  const [reactFile] = react.outputFiles;
  if (!reactFile) throw new Error("the bundler did not produce a file for React");
  const path = pathIn(root, reactFile);
  const sources = await islandSources(root);
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: ["src/client/page.ts", ...sources.keys()],
    write: false,
    plugins: [
      ...(options.plugins ?? []),
      islandEntries(root, sources, options.define),
      shareReact(`./${parse(path).base}`),
    ],
  });
  const scripts = outputFiles.map((file) => describe(root, file, path));
  return {
    files: new Map([reactFile, ...outputFiles].map((file) => [pathIn(root, file), file.contents])),
    scripts: new Map(scripts.map((script) => [nameOf(script.href), script])),
    react: `/${path}`,
    packages: [react.metafile, metafile].flatMap(packagesIn),
  };
}

const pathIn = (root: string, file: OutputFile) => slashed(relative(root, file.path));

const nameOf = (href: string) => parse(href).name.replace(/-[A-Z0-9]+$/, "");

function describe(root: string, file: OutputFile, react: string): Script {
  const path = pathIn(root, file);
  const usesReact = file.text.includes(`"./${parse(react).base}"`);
  return { href: `/${path}`, parts: usesReact ? [path, react] : [path] };
}

async function namesOfReact(): Promise<Map<string, string[]>> {
  const seen = new Set(["default", "module.exports"]);
  const names = new Map<string, string[]>();
  for (const module of reactModules) {
    const fresh = Object.keys(await import(module)).filter((name) => !seen.has(name));
    fresh.forEach((name) => seen.add(name));
    names.set(module, fresh);
  }
  return names;
}

/** Bundles React. The bundle contains the licence comment, because every island loads this bundle. */
async function bundleReact(root: string, common: BuildOptions & { metafile: true }) {
  const exports = [...(await namesOfReact())].map(
    ([module, names]) => `export { ${names.join(", ")} } from "${module}";`,
  );
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

/**
 * Source file of each island by name. An island is an `X.island.ts` file, which exports a hydrate function,
 * or a component `X/X.tsx` in src/islands or src/calculators.
 */
async function islandSources(root: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const file of glob("src/{islands,calculators}/*/*.tsx", { cwd: root })) {
    const { dir, name } = parse(slashed(file));
    if (basename(dir) === name) sources.set(name, slashed(file));
  }
  for await (const file of glob("src/**/*.island.ts", { cwd: root }))
    sources.set(basename(file, ".island.ts"), slashed(file));
  return new Map([...sources].toSorted());
}

function islandEntries(root: string, sources: Map<string, string>, define: BuildOptions["define"]): Plugin {
  return {
    name: "island-entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\w+$/ }, ({ path, kind }) => {
        const source = kind === "entry-point" && sources.get(path);
        if (!source) return undefined;
        return source.endsWith(".island.ts") ? { path: join(root, source) } : { path, namespace: "island" };
      });
      onLoad({ filter: /./, namespace: "island" }, ({ path: name }) => ({
        contents: `import { ${name} } from "./${sources.get(name)}";
          import { hydrateAs } from "./src/client/hydrate.tsx";
          export default hydrateAs(${name}, () => (${define?.[`SHARED_PROPS.${name}`] ?? "{}"}));`,
        resolveDir: root,
      }));
    },
  };
}
