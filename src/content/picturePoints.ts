import { z } from "zod";
import { anatomySection } from "./pictureSections.ts";
import { nearest } from "./nearest.ts";
import { quoted } from "./quoted.ts";

/**
 * Positions of a picture's parts by name, as fractions of the picture's width and height, measured from its
 * top left corner. The object has no prototype, so a part named `constructor` is not found by accident.
 */
export type PicturePoints = Readonly<Record<string, readonly [x: number, y: number]>>;

type MissingPart = { path: (string | number)[]; message: string };

const share = z.number().min(0).max(1);
const points = z.record(z.string(), z.tuple([share, share]));

export const pointsFile = (picture: string): string => picture.replace(/\.\w+$/, ".json");

/**
 * Parses a points file, or explains why it is invalid.
 *
 * @param json the file's contents as a string, or a value of another type if there is no file
 */
export function readPoints(json: unknown): PicturePoints | string {
  if (typeof json !== "string") return "is missing";
  try {
    const result = points.safeParse(JSON.parse(json));
    const [issue] = result.error?.issues ?? [];
    const place = issue?.path[0] === undefined ? "" : ` (see ${quoted(String(issue.path[0]))})`;
    if (result.data) return Object.assign(Object.create(null), result.data) as PicturePoints;
    return `must contain pairs of numbers from 0 to 1${place}`;
  } catch {
    return "can't be read as JSON";
  }
}

/**
 * Reports problems in a page's cutaway drawings.
 *
 * @param page unvalidated page data
 * @param read returns the contents of a file in content/images as a string; any other type means that the
 * file is missing
 */
export function missingParts(page: unknown, read: (file: string) => unknown): MissingPart[] {
  const { sections } = Object(page) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) => {
    // Other sections are skipped, because parsing them as drawings would only produce errors.
    if (Object(section).type !== "anatomy") return [];
    const { data } = anatomySection.safeParse(section);
    if (!data) return [];
    const file = pointsFile(data.picture.file);
    const found = readPoints(read(file));
    const path = ["sections", index];
    if (typeof found === "string")
      return { path: [...path, "picture", "file"], message: `needs ${file}, which ${found}: ${example}` };
    return data.parts.flatMap(({ at }, part) =>
      found[at]
        ? []
        : [{ path: [...path, "parts", part, "at"], message: unknownPart(at, Object.keys(found)) }],
    );
  });
}

const example =
  'write the position of each part there, as shares of width and height: {"door": [0.31, 0.62]}';

const unknownPart = (at: string, names: string[]): string =>
  `unknown part ${quoted(at)}. Did you mean ${nearest(at, names)}? The picture has ${names.join(", ")}`;
