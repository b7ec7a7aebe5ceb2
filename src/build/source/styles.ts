import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import type { OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from "esbuild";
import { hashOfFiles } from "../lib/cache.ts";

type Load = (args: OnLoadArgs) => Promise<OnLoadResult>;

/** The result of each style file, with the hash of the files that it depends on. */
const evaluated = new Map<string, { result: Promise<OnLoadResult>; hash: Promise<string> }>();

/**
 * The vanilla-extract plugin for all bundles of this process. Evaluating style files takes nine tenths of the
 * bundling time, so server and browser share the results, until a source file changes.
 *
 * @param outputCss whether the bundle emits the style sheet. Both bundles evaluate with `outputCss: true`;
 * the browser's then drops the imports of style sheets.
 */
export function vanillaExtract(outputCss: boolean): Plugin {
  const plugin = vanillaExtractPlugin({ outputCss: true, identifiers: "short" });
  return {
    name: plugin.name,
    setup(build: PluginBuild) {
      if (!outputCss) discardCss(build);
      const onLoad: PluginBuild["onLoad"] = (options, load) =>
        build.onLoad(options, (args) =>
          args.namespace === "file" ? evaluateOnce(args, load as Load) : load(args),
        );
      return plugin.setup({ ...build, onLoad });
    },
  };
}

async function evaluateOnce(args: OnLoadArgs, load: Load): Promise<OnLoadResult> {
  const known = evaluated.get(args.path);
  if (known && (await known.hash) === hashOfFiles((await known.result).watchFiles ?? [])) return known.result;
  const result = load(args);
  evaluated.set(args.path, {
    result,
    hash: result.then(
      ({ watchFiles = [] }) => hashOfFiles(watchFiles),
      () => "",
    ),
  });
  // A style file that failed is evaluated again after it is fixed.
  result.catch(() => evaluated.delete(args.path));
  return result;
}

function discardCss(build: PluginBuild): void {
  const namespace = "discarded-css";
  build.onResolve({ filter: /\.vanilla\.css/ }, ({ path }) => ({ path, namespace }));
  build.onLoad({ filter: /.*/, namespace }, () => ({ contents: "", loader: "empty" }));
}
