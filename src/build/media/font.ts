import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { font } from "../../styles/scale.ts";
import { cached } from "../lib/cache.ts";

/** The site's typeface, cut down to what the site writes. */
export type Typeface = {
  /** Files to publish: path in dist, and bytes. */
  files: Map<string, Uint8Array>;
  /** Address of the one that pages ask for. */
  href: string;
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
 * The system's own sans serif with the typeface's widths and heights, so that hardly a word moves when that comes after
 * the first paint, and that a page which keeps this has the lines of the others. Arial, Liberation Sans and Roboto are
 * near enough alike to share the figures: of all that were tried, those that break the fewest blocks of first views
 * (every page, 13 widths from 320 to 1440 px) into another number of lines. Heights are Geist's 1.005 and 0.295 em,
 * rounded.
 */
const standIns = [
  { suffix: "", rest: "size-adjust:102%" },
  { suffix: " Bold", rest: "font-weight:700" },
].map(({ suffix, rest }) => {
  const sources = ["Arial", "Liberation Sans", "Roboto"].map((name) => `local("${name}${suffix}")`).join();
  const heights = "ascent-override:100%;descent-override:30%";
  return `@font-face{font-family:${font.standIn};src:${sources};${rest};${heights}}`;
});

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
  const bytes = await cached(join(cache, path.replace("/", "-")), async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, text, settings);
  });
  const face = (name: string, display: string) =>
    `@font-face{font-family:${name};font-display:${display};src:url(/${path});font-weight:${weight.min} ${weight.max}}`;
  return {
    files: new Map([[path, bytes]]),
    href: `/${path}`,
    css: face(font.arriving, "swap") + face(font.ready, "optional") + standIns.join(""),
  };
}
