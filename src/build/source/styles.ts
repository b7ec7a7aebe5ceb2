import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import type { OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from "esbuild";
import { hashOfFiles } from "../lib/cache.ts";

type Load = (args: OnLoadArgs) => Promise<OnLoadResult>;

const evaluated = new Map<string, { result: Promise<OnLoadResult>; hash: Promise<string> }>();

/**
 * Creates a vanilla-extract plugin. Evaluating style files takes 90 % of the bundling time, so all bundles of
 * a process share the results until a source file changes.
 *
 * @param outputCss whether the bundle emits the style sheet; if false, imports of style sheets are dropped
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
  // A failed result is discarded, so that the style file is evaluated again after it is fixed.
  result.catch(() => evaluated.delete(args.path));
  return result;
}

function discardCss(build: PluginBuild): void {
  const namespace = "discarded-css";
  build.onResolve({ filter: /\.vanilla\.css/ }, ({ path }) => ({ path, namespace }));
  build.onLoad({ filter: /.*/, namespace }, () => ({ contents: "", loader: "empty" }));
}
