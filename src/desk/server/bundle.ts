import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type BuildResult } from "esbuild";
import { root } from "../../build/source/renderer.ts";
import { prefix, tokenHeader } from "../shared/api.ts";

type Bundle = Record<"desk.js" | "desk.css", Uint8Array>;

let bundle: Promise<Bundle> | undefined;

/** Bundles the desk's script and styles on the first request. A restart of `npm run dev` bundles them again. */
export function bundleDesk(): Promise<Bundle> {
  bundle ??= build({
    absWorkingDir: root,
    entryPoints: { desk: "src/desk/client/App.tsx" },
    outdir: join(root, "desk"),
    bundle: true,
    // Only a test helper of the form library imports it.
    external: ["@rjsf/validator-ajv8"],
    write: false,
    minify: true,
    jsx: "automatic",
    format: "esm",
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
    target: ["chrome120", "firefox120", "safari17"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  }).then(filesOf);
  return bundle;
}

function filesOf({ outputFiles }: BuildResult<{ write: false }>): Bundle {
  const find = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.contents ?? Buffer.of();
  return { "desk.js": find(".js"), "desk.css": find(".css") };
}

/** The desk's page. It contains the token, which scripts of other origins can't read. */
export const deskPage = (token: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="${tokenHeader}" content="${token}"><title>Editing desk</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="${prefix}desk.css"><script type="module" src="${prefix}desk.js"></script></head>
<body><div id="desk"></div></body></html>`;
