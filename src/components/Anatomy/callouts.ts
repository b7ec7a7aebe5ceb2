import type { Anatomy } from "../../content/anatomy.ts";
import type { PicturePoints } from "../../content/picturePoints.ts";

type Side = "left" | "right";
type PlacedPart = Anatomy["parts"][number] & {
  index: number;
  x: number;
  y: number;
};

/** A part with its pin and the position of its call-out: `row` of `of` on its side, from the top. */
export type Part = PlacedPart & { side: Side; of: number; row: number };

/**
 * Sorts the parts in numbering order: down the left side, then down the right one. Pins in the left half have
 * their call-outs on the left; an odd number gives the left side one more.
 *
 * @param points the content check guarantees one for each part
 */
export function callouts(parts: Anatomy["parts"], points: PicturePoints): Part[] {
  const placed = parts.map((part, index) => {
    const [x, y] = points[part.at] ?? [0.5, 0.5];
    return { ...part, index, x, y };
  });
  const across = placed.toSorted((a, b) => a.x - b.x);
  const middle = Math.ceil(across.length / 2);
  return (["left", "right"] as const).flatMap((side) => {
    const own = side === "left" ? across.slice(0, middle) : across.slice(middle);
    return clearest(own, side).map((part, row) => ({ ...part, side, row, of: own.length }));
  });
}

/** Orders the parts of a side: fewest crossings of their leader lines first, then the shortest lines. */
function clearest(parts: PlacedPart[], side: Side): PlacedPart[] {
  const edge = side === "left" ? 0 : 1;
  const cost = (order: PlacedPart[]) => {
    const lines = order.map(({ x, y }, row) => [x, y, edge, row / order.length] as const);
    const crossings = lines.flatMap((line, at) => lines.slice(at + 1).filter((other) => cross(line, other)));
    const length = lines.reduce((sum, [, y, , end]) => sum + Math.abs(y - end), 0);
    return 10 * crossings.length + length;
  };
  return permutations(parts).reduce((best, order) => (cost(order) < cost(best) ? order : best));
}

type Line = readonly [x: number, y: number, endX: number, endY: number];

/** Tests whether two leader lines that end on the same vertical edge cross. */
function cross(one: Line, other: Line): boolean {
  const [near, far] = Math.abs(one[0] - one[2]) < Math.abs(other[0] - other[2]) ? [one, other] : [other, one];
  const share = (near[0] - far[0]) / (far[2] - far[0]);
  const height = far[1] + share * (far[3] - far[1]);
  return near[1] - height > 0 !== near[3] - far[3] > 0;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

export const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;
