import { z } from "zod";
import { anatomySection } from "./anatomy.ts";
import { nearest } from "./nearest.ts";

/**
 * Positions of a picture's parts by name, as shares of width and height from the top left. The object has no
 * prototype, so that `constructor` is not found as a part.
 */
export type PicturePoints = Readonly<Record<string, readonly [x: number, y: number]>>;

type PartFault = { path: (string | number)[]; message: string };

const share = z.number().min(0).max(1);
const points = z.record(z.string(), z.tuple([share, share]));

/** Minimum distance between pins, as a share of the picture's width. */
const apart = 0.03;

export const pointsFile = (picture: string): string => picture.replace(/\.\w+$/, ".json");

/**
 * Parses a points file, or explains why it is invalid.
 *
 * @param json the file's text; any other type if it is missing
 */
export function readPoints(json: unknown): PicturePoints | string {
  if (typeof json !== "string") return "is missing";
  try {
    const result = points.safeParse(JSON.parse(json));
    const [issue] = result.error?.issues ?? [];
    const place = issue?.path[0] === undefined ? "" : ` (see "${String(issue.path[0]).slice(0, 80)}")`;
    if (result.data) return Object.assign(Object.create(null), result.data) as PicturePoints;
    return `must contain pairs of numbers from 0 to 1${place}`;
  } catch {
    return "can't be read as JSON";
  }
}

/**
 * Reports faults in the parts of a page's cut-aways.
 *
 * @param page unvalidated page data
 * @param read returns the text of a file in content/images; any other type if it is missing
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
        message: `needs ${file}, which ${found}: ${example}`,
      };
    const names = data.parts.map(({ at }) => at);
    return names.flatMap((at, part) => {
      const message = faultOf(at, names.slice(0, part), found);
      return message ? [{ path: [...path, "parts", part, "at"], message }] : [];
    });
  });
}

const example =
  'write the position of each part there, as shares of width and height: {"door": [0.31, 0.62]}';

function faultOf(at: string, before: string[], found: PicturePoints): string | undefined {
  const point = found[at];
  const names = Object.keys(found);
  if (!point)
    return `unknown part "${at.slice(0, 80)}". Did you mean ${nearest(at, names)}? The picture has ${names.slice(0, 12).join(", ").slice(0, 300)}`;
  const near = before.find((other) => {
    const [x, y] = found[other] ?? [2, 2];
    return Math.hypot(x - point[0], y - point[1]) < apart;
  });
  return near && `has the same position as ${near}: move one of the two in the JSON file`;
}
