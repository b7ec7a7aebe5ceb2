import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { font } from "../../styles/scale.ts";
import { cached, hashOf } from "../lib/cache.ts";

/** The site's font, cut down to the characters that the site uses. */
export type Font = {
  /** Files to publish: path in dist, and bytes. */
  files: Map<string, Uint8Array>;
  /** The `@font-face` rules of every page. */
  css: string;
  /** The link by which every page requests it first. */
  preload: string;
};

/** The font as its package ships it: one variable font with a weight axis. */
export const fontSource = createRequire(import.meta.url).resolve(
  "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
);

/** The weights that styles use. */
const weight = { min: 400, max: 700 };

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: weight },
  keepFeatures: ["kern", "liga", "mark", "ccmp", "tnum"],
  noHinting: true,
} as const;

/**
 * The system's own sans serif with the typeface's widths and heights, on pages that the typeface reaches too late. Arial,
 * Liberation Sans and Roboto are alike enough to share the figures, which break the fewest blocks of first views (every
 * page, 15 widths from 320 to 1440 px) into another number of lines. Heights are Geist's 1.005 and 0.295 em, rounded.
 */
const fallbacks = [
  { suffix: "", rest: "size-adjust:103%" },
  { suffix: " Bold", rest: "size-adjust:101%;font-weight:700" },
].map(({ suffix, rest }) => {
  const sources = ["Arial", "Liberation Sans", "Roboto"].map((name) => `local("${name}${suffix}")`).join();
  const heights = "ascent-override:100%;descent-override:30%";
  return `@font-face{font-family:${font.fallback};src:${sources};${rest};${heights}}`;
});

/** What a visitor may type into the form, and the signs that components draw themselves. */
const always = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ..."→←×©"];

/** Cuts the typeface down to the characters of the content; cached. */
export async function makeFont(content: unknown, cache: string): Promise<Font> {
  const text = [...new Set([...always, ...JSON.stringify(content)])].sort().join("");
  const source = await readFile(fontSource);
  const hash = hashOf(JSON.stringify(settings), text, source).slice(0, 8);
  const path = `assets/text-${hash}.woff2`;
  const bytes = await cached(join(cache, path.replace("/", "-")), async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, text, settings);
  });
  // A typeface that comes later than `optional` waits (100 ms) is left to the visitor's next page, so that no line
  // moves. Without the preload Chromium leaves it out even where it is cached.
  const face = `@font-face{font-family:${font.name};font-display:optional;src:url(/${path});font-weight:${weight.min} ${weight.max}}`;
  const preload = `<link rel="preload" as="font" type="font/woff2" href="/${path}" crossorigin>`;
  return { files: new Map([[path, bytes]]), css: face + fallbacks.join(""), preload };
}
