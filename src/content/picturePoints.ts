import { z } from "zod";
import { anatomySection } from "./anatomy.ts";

/** Where the parts of a picture are, by name: shares of its width and height, from the top left. */
export type PicturePoints = Readonly<Record<string, readonly [x: number, y: number]>>;

/** Something wrong with a part: the place in the page's data, and what to write. */
export type PartFault = { path: (string | number)[]; message: string };

const share = z.number().min(0).max(1);
const points = z.record(z.string(), z.tuple([share, share]));

/** Pins that are nearer than this, as a share of the picture's width, would cover one another. */
const apart = 0.03;

/** The JSON file that goes with a picture. */
export const pointsFile = (picture: string): string => picture.replace(/\.\w+$/, ".json");

/** The points in the text of a JSON file, or what is wrong with it. */
export function readPoints(json: string): PicturePoints | string {
  try {
    const result = points.safeParse(JSON.parse(json));
    const [issue] = result.error?.issues ?? [];
    const place = issue?.path[0] === undefined ? "" : ` (see "${String(issue.path[0])}")`;
    return result.data ?? `does not hold pairs of numbers from 0 to 1${place}`;
  } catch {
    return "can't be read as JSON";
  }
}

/**
 * What is wrong with the parts of a page's cut-aways.
 *
 * @param page a page's data, which may be faulty
 * @param read the text of a file in content/images; nothing where there is none
 * @param nearest the name that was probably meant
 */
export function partFaults(
  page: unknown,
  read: (file: string) => string | undefined,
  nearest: (word: string, names: string[]) => string | undefined,
): PartFault[] {
  const { sections } = Object(page) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section, index) => {
    const { data } = anatomySection.safeParse(section);
    if (!data) return [];
    const file = pointsFile(data.picture.file);
    const found = readPoints(read(file) ?? "{}");
    const path = ["sections", index];
    if (read(file) === undefined)
      return { path: [...path, "picture", "file"], message: `has no ${file} beside it: ${example}` };
    if (typeof found === "string")
      return {
        path: [...path, "picture", "file"],
        message: `has ${file} beside it, which ${found}: ${example}`,
      };
    return data.parts.flatMap(({ at }, part) =>
      faultOf(
        at,
        data.parts.slice(0, part).map((other) => other.at),
        found,
        nearest,
      ).map((message) => ({
        path: [...path, "parts", part, "at"],
        message,
      })),
    );
  });
}

const example = 'write there, as shares of width and height, where each part is: {"door": [0.31, 0.62]}';

function faultOf(
  at: string,
  before: string[],
  found: PicturePoints,
  nearest: (word: string, names: string[]) => string | undefined,
): string[] {
  const point = found[at];
  const names = Object.keys(found);
  if (!point)
    return [
      `points to "${at}", which the picture doesn't have. Write ${nearest(at, names)}; it has ${names.join(", ")}`,
    ];
  const near = before.find((other) => {
    const [x, y] = found[other] ?? [2, 2];
    return Math.hypot(x - point[0], y - point[1]) < apart;
  });
  return near ? [`points to the same place as ${near}: move one of the two in the JSON file`] : [];
}
