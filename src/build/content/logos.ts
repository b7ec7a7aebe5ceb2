import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, slashed } from "../lib/files.ts";
import { type Problem, problemOf } from "../lib/problems.ts";
import { type Logo, type ParsedLogo, parseLogo } from "./logo.ts";
import { readText } from "./yaml.ts";

/** `logo` is the square mark, the source of all icons. `wordmark` is the wide logo in the header. */
export type Logos = { logo: Logo; wordmark?: Logo };

/**
 * Reads `mark.svg` and, if present, `wordmark.svg`. Bitmaps are reported even if their extension is `.svg`.
 */
export function readLogos(folder: string): { logos: Logos; problems: Problem[] } {
  const bitmaps = listFiles(folder).filter((name) => isBitmap(join(folder, name)));
  const read = (name: string, widest: number): ParsedLogo => {
    if (bitmaps.includes(name)) return { problems: [] };
    const file = slashed(join(folder, name));
    const source = readText(file);
    return typeof source === "string" ? parseLogo(file, source, widest) : { problems: [source] };
  };
  const mark = read("mark.svg", 1);
  const wordmark = existsSync(join(folder, "wordmark.svg")) ? read("wordmark.svg", 5) : undefined;
  return {
    logos: { logo: mark.logo as Logo, ...(wordmark?.logo && { wordmark: wordmark.logo }) },
    problems: [
      ...bitmaps.map((name) => problemOf(slashed(join(folder, name)), pixels)),
      ...mark.problems,
      ...(wordmark?.problems ?? []),
    ],
  };
}

const pixels =
  "is a bitmap, which blurs when enlarged: ask the logo's designer for the drawing as SVG, or trace the picture (in Inkscape: Path, Trace Bitmap) and save it as plain SVG under mark.svg (square) or wordmark.svg (wide)";

const isBitmap = (file: string): boolean =>
  /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/.test(readFileSync(file).toString("latin1", 0, 4));
