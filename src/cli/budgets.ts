import { brotliCompressSync, constants } from "node:zlib";
import type { Script } from "../build/source/bundleScripts.ts";

export type Figures = {
  path: string;
  html: number;
  /** Number of render-blocking scripts and style sheets. */
  blocking: number;
  inlineScript: number;
  scriptsAtLoad: number;
};

/** Maximum for each page; `island` includes React. Sizes in bytes, compressed with brotli 11. */
export const budget = { html: 18_000, blocking: 0, inlineScript: 1_500, island: 85_000 };

export const brotliSize = (data: string | Uint8Array): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Most pages have the same inline scripts. */
const inlineSizes = new Map<string, number>();

/**
 * Measures a finished page.
 *
 * @param size compressed size of the HTML in bytes, if it is known
 */
export function measurePage(path: string, html: string, size?: number): Figures {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? "")
    .join("\n");
  const aboveTheFold = html.slice(0, html.indexOf("<main"));
  const inlineScript = inlineSizes.get(inline) ?? brotliSize(inline);
  inlineSizes.set(inline, inlineScript);
  return {
    path,
    html: size ?? brotliSize(html),
    blocking: [
      ...aboveTheFold.matchAll(
        /<script(?=[^>]*\ssrc=)(?![^>]*(?:type="?module|\s(?:defer|async)\b))|<link[^>]*rel="?stylesheet/g,
      ),
    ].length,
    inlineScript,
    scriptsAtLoad: [...html.matchAll(/<script[^>]*\ssrc=/g)].length,
  };
}

export function islandSizes(
  scripts: ReadonlyMap<string, Script>,
  sizeOf: (file: string) => number,
): Map<string, number> {
  const total = (script: Script) => script.parts.reduce((sum, part) => sum + sizeOf(part), 0);
  return new Map([...scripts].map(([name, script]) => [name, total(script)]));
}

export function overBudget(figures: Figures[], islands: ReadonlyMap<string, number>): string[] {
  const pages = figures.flatMap((page) =>
    (["html", "blocking", "inlineScript"] as const)
      .filter((key) => page[key] > budget[key])
      .map((key) => `${page.path}: ${key} is ${page[key]}, the budget is ${budget[key]}`),
  );
  const heavy = [...islands].filter(([, size]) => size > budget.island);
  return [
    ...pages,
    ...heavy.map(([name, size]) => `the island ${name} needs ${size} bytes, the budget is ${budget.island}`),
  ];
}
