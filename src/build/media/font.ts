import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { font, standIns, urduName } from "../../styles/font.ts";
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

const standInFaces = standIns.flatMap(({ family, regular, bold, widths }) => {
  const [normal, medium, heavy] = widths;
  return [
    face(family, regular, 400, normal),
    face(family, regular, 500, medium),
    face(family, bold, "600 900", heavy),
  ];
});

/** @param width percentage of the local font's width. Browsers multiply the ascent and descent by it too. */
function face(family: string, names: string[], weights: number | string, width: number): string {
  const sources = names.map((name) => `local("${name}")`).join();
  const [ascent, descent] = [font.ascent, font.descent].map((height) => ((height / width) * 100).toFixed(1));
  const heights = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;
  return `@font-face{font-family:${family};src:${sources};font-weight:${weights};size-adjust:${width}%;${heights}}`;
}

/**
 * Characters that the font always contains: printable ASCII, which visitors may type into the form, and
 * symbols that components use.
 */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}→←×©`;

const urduSource = createRequire(import.meta.url).resolve(
  "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
);

/** The Arabic script's block of Unicode. Browsers load the typeface only on pages with these letters. */
const urduRange = "U+600-6FF";

/** Subsets the Urdu typeface to the letters in content. */
async function makeUrdu(content: string, cache: string): Promise<Pick<Font, "files" | "css">> {
  const letters = [...new Set(content.match(/[\u0600-\u06ff]/g))].sort().join("");
  if (letters === "") return { files: new Map(), css: "" };
  const source = await readFile(urduSource);
  const path = `assets/urdu-${hashOf(letters, source).slice(0, 8)}.woff2`;
  const bytes = await cached(join(cache, path.replace("/", "-")), async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, ` ${letters}`, { targetFormat: "woff2" });
  });
  const css = `@font-face{font-family:${urduName};font-display:swap;src:url(/${path});unicode-range:${urduRange}}`;
  return { files: new Map([[path, bytes]]), css };
}

export async function makeFont(content: unknown, cache: string): Promise<Font> {
  const urdu = await makeUrdu(JSON.stringify(content), cache);
  const text = [...new Set(always + JSON.stringify(content))].sort().join("");
  const source = await readFile(fontSource);
  const hash = hashOf(JSON.stringify(settings), text, source).slice(0, 8);
  const path = `assets/text-${hash}.woff2`;
  const href = `/${path}`;
  const bytes = await cached(join(cache, path.replace("/", "-")), async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, text, settings);
  });
  const main = `@font-face{font-family:${font.name};font-display:swap;src:url(${href});font-weight:${weight.min} ${weight.max}}`;
  const css = main + standInFaces.join("") + urdu.css;
  return { files: new Map([[path, bytes], ...urdu.files]), css, href };
}
