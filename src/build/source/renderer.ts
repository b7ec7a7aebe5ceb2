import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { compileFunction } from "node:vm";
import type * as entry from "../../pages/renderPage.tsx";

export const root = resolve(import.meta.dirname, "../../..");

/**
 * Runs the renderer's CommonJS code without importing it. tsx would transform an imported file, so importing
 * would take seven times as long.
 */
export function loadRenderer(code: string): typeof entry {
  const filename = join(root, "renderPage.cjs");
  const module = { exports: {} };
  compileFunction(code, ["module", "require"], { filename })(module, createRequire(filename));
  return module.exports as typeof entry;
}
