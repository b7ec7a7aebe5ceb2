import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, slashed } from "../lib/files.ts";
import { problemOf } from "../lib/problems.ts";
import { type Logo, type ParsedLogo, parseLogo } from "./logo.ts";
import { readText } from "./readYaml.ts";

/** The square mark, of which icons are made, and the wide logo of the header, if there is one. */
export type Brand = { logo: Logo; wordmark?: Logo };

/** Reads `mark.svg` and, if it exists, `wordmark.svg`; pictures of pixels are reported under any name. */
export function readBrand(folder: string) {
  const pictures = listFiles(folder).filter((name) => isBitmap(join(folder, name)));
  const read = (name: string, widest: number): ParsedLogo => {
    if (pictures.includes(name)) return { problems: [] };
    const file = slashed(join(folder, name));
    const source = readText(file);
    return typeof source === "string" ? parseLogo(file, source, widest) : { problems: [source] };
  };
  const mark = read("mark.svg", 1);
  const wordmark = existsSync(join(folder, "wordmark.svg")) ? read("wordmark.svg", 5) : undefined;
  return {
    brand: { logo: mark.logo as Logo, ...(wordmark?.logo && { wordmark: wordmark.logo }) } satisfies Brand,
    problems: [
      ...pictures.map((name) => problemOf(slashed(join(folder, name)), pixels)),
      ...mark.problems,
      ...(wordmark?.problems ?? []),
    ],
  };
}

const pixels =
  "is a picture of pixels, which blurs: ask the logo's designer for the drawing as SVG, or trace the picture (in Inkscape: Path, Trace Bitmap) and save it as plain SVG under mark.svg (square) or wordmark.svg (wide)";

/** Tests the first bytes of PNG, JPEG, GIF and WebP files. */
const isBitmap = (file: string): boolean =>
  /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/.test(readFileSync(file).toString("latin1", 0, 4));
