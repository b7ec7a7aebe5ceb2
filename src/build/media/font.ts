import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { font } from "../../styles/scale.ts";
import { cached, hashOf } from "../lib/cache.ts";

export type Font = {
  files: Map<string, Uint8Array>;
  css: string;
  href: string;
};

export const fontSource = createRequire(import.meta.url).resolve(
  "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
);

const weight = { min: 400, max: 700 };

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: weight },
  keepFeatures: ["kern", "liga", "mark", "ccmp", "tnum"],
  noHinting: true,
} as const;

/**
 * System fonts with Geist's metrics, for pages that are shown before Geist has loaded. The `size-adjust`
 * values were chosen by testing every page at 15 widths from 320 to 1440 px: line breaks above the fold rarely
 * differ from Geist's. The ascent and descent are Geist's 1.005 and 0.295 em, rounded.
 */
const fallbacks = [
  { suffix: "", rest: "size-adjust:103%" },
  { suffix: " Bold", rest: "size-adjust:101%;font-weight:700" },
].map(({ suffix, rest }) => {
  const sources = ["Arial", "Liberation Sans", "Roboto"].map((name) => `local("${name}${suffix}")`).join();
  const heights = "ascent-override:100%;descent-override:30%";
  return `@font-face{font-family:${font.fallback};src:${sources};${rest};${heights}}`;
});

/**
 * Characters that the font always contains: printable ASCII, which visitors may type into the form, and
 * symbols that components use.
 */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}→←×©`;

export async function makeFont(content: unknown, cache: string): Promise<Font> {
  const text = [...new Set(always + JSON.stringify(content))].sort().join("");
  const source = await readFile(fontSource);
  const hash = hashOf(JSON.stringify(settings), text, source).slice(0, 8);
  const path = `assets/text-${hash}.woff2`;
  const href = `/${path}`;
  const bytes = await cached(join(cache, path.replace("/", "-")), async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, text, settings);
  });
  // `font-display: optional` prevents reflow: a font that takes over 100 ms to load is first used on the next
  // page.
  const face = `@font-face{font-family:${font.name};font-display:optional;src:url(${href});font-weight:${weight.min} ${weight.max}}`;
  return { files: new Map([[path, bytes]]), css: face + fallbacks.join(""), href };
}
