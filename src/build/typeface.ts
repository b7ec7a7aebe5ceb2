import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { font } from "../styles/scale.ts";
import { remembered } from "./store.ts";

/** The site's typeface, cut down to what the site writes. */
export type Typeface = {
  /** Files to publish: path in dist, and bytes. */
  files: Map<string, Uint8Array>;
  /** The `@font-face` rules of every page. */
  css: string;
};

/** The typeface as it comes: one variable font with a weight axis. */
export const typefaceSource = createRequire(import.meta.url).resolve(
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
 * The system's own sans serif, stretched to the typeface's widths and heights, so that nothing moves when the typeface
 * arrives after the first paint. Arial, Liberation Sans and Roboto are near enough alike to share the figures.
 * `size-adjust` is the one that breaks the fewest blocks of first views (every page, 320 to 1440 px wide) into another
 * number of lines than Geist does. The heights are Geist's ascender 1.005 em and descender 0.295 em divided by it, as
 * CSS Fonts 5 has them relative to the adjusted size.
 */
const standIn = (weights: string, suffix: string, adjust: number) => {
  const percent = (value: number) => `${Math.round((value * 1000) / adjust) / 10}%`;
  const sources = ["Arial", "Liberation Sans", "Roboto"].map((name) => `local("${name}${suffix}")`);
  return (
    `@font-face{font-family:${font.standIn};src:${sources.join()};font-weight:${weights};` +
    `size-adjust:${Math.round(adjust * 1000) / 10}%;ascent-override:${percent(1.005)};` +
    `descent-override:${percent(0.295)}}`
  );
};
const standIns = standIn("400 549", "", 1.02) + standIn("550 700", " Bold", 1);

/** What a visitor may type into the form, and the signs that components draw themselves. */
const always = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ..."→←×©"];

/**
 * Cuts the typeface down to the characters of the content.
 *
 * @param content whatever holds the site's texts
 * @param cache folder for subsets made before
 */
export async function subsetTypeface(content: unknown, cache: string): Promise<Typeface> {
  const text = [...new Set([...always, ...JSON.stringify(content)])].sort().join("");
  const source = await readFile(typefaceSource);
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(text).update(source);
  const path = `assets/text-${hash.digest("hex").slice(0, 6)}.woff2`;
  const bytes = await remembered(join(cache, path.replace("/", "-")), () =>
    subsetFont(source, text, settings),
  );
  const range = `font-weight:${weight.min} ${weight.max}`;
  return {
    files: new Map([[path, bytes]]),
    css: `@font-face{font-family:${font.name};src:url(/${path});${range};font-display:swap}${standIns}`,
  };
}
