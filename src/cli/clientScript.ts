import { join } from "node:path";
import { buildSync } from "esbuild";

/** Bundles the file NAME.client.ts, the script of a page that a command creates. */
export function clientScript(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, `${name}.client.ts`)],
    bundle: true,
    write: false,
    minify: true,
    charset: "utf8",
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}
