import { z } from "zod";
import { anatomySection } from "./anatomy.ts";
import { nearest } from "./nearest.ts";

/** Where the parts of a picture are, by name, without a prototype: shares of its width and height, from the top left. */
export type PicturePoints = Readonly<Record<string, readonly [x: number, y: number]>>;

/** Something wrong with a part: the place in the page's data, and what to write. */
export type PartFault = { path: (string | number)[]; message: string };

const share = z.number().min(0).max(1);
const points = z.record(z.string(), z.tuple([share, share]));

/** Pins that are nearer than this, as a share of the picture's width, would cover one another. */
const apart = 0.03;

/** The JSON file that goes with a picture. */
export const pointsFile = (picture: string): string => picture.replace(/\.\w+$/, ".json");

/**
 * The points in a JSON file, or what is wrong with it.
 *
 * @param json its text; anything else where there is no such file
 */
export function readPoints(json: unknown): PicturePoints | string {
  if (typeof json !== "string") return "is missing";
  try {
    const result = points.safeParse(JSON.parse(json));
    const [issue] = result.error?.issues ?? [];
    const place = issue?.path[0] === undefined ? "" : ` (see "${String(issue.path[0]).slice(0, 80)}")`;
    if (result.data) return Object.assign(Object.create(null), result.data) as PicturePoints;
    return `does not hold pairs of numbers from 0 to 1${place}`;
  } catch {
    return "can't be read as JSON";
  }
}

/**
 * What is wrong with the parts of a page's cut-aways.
 *
 * @param page a page's data, which may be faulty
 * @param read the text of a file in content/images; anything else where there is none
 */
export function partFaults(page: unknown, read: (file: string) => unknown): PartFault[] {
  const { sections } = Object(page) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section, index) => {
    const { data } = anatomySection.safeParse(section);
    if (!data) return [];
    const file = pointsFile(data.picture.file);
    const found = readPoints(read(file));
    const path = ["sections", index];
    if (typeof found === "string")
      return {
        path: [...path, "picture", "file"],
        message: `needs ${file} beside it, which ${found}: ${example}`,
      };
    const names = data.parts.map(({ at }) => at);
    return names.flatMap((at, part) => {
      const message = faultOf(at, names.slice(0, part), found);
      return message ? [{ path: [...path, "parts", part, "at"], message }] : [];
    });
  });
}

const example = 'write there, as shares of width and height, where each part is: {"door": [0.31, 0.62]}';

function faultOf(at: string, before: string[], found: PicturePoints): string | undefined {
  const point = found[at];
  const names = Object.keys(found);
  if (!point)
    return `points to "${at.slice(0, 80)}", which the picture doesn't have. Write ${nearest(at, names)}; it has ${names.slice(0, 12).join(", ").slice(0, 300)}`;
  const near = before.find((other) => {
    const [x, y] = found[other] ?? [2, 2];
    return Math.hypot(x - point[0], y - point[1]) < apart;
  });
  return near && `points to the same place as ${near}: move one of the two in the JSON file`;
}
