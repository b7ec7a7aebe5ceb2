import type { Anatomy } from "../../content/anatomy.ts";
import type { PicturePoints } from "../../content/picturePoints.ts";

/** A part with its place: shares of the picture's width and height, and where its call-out stands. */
export type Part = Anatomy["parts"][number] & {
  /** In content's order, under which its address is known. */
  index: number;
  x: number;
  y: number;
  side: "left" | "right";
  /** How many call-outs its side has, and which of them it is, from the top. */
  of: number;
  row: number;
};

/**
 * Parts in the order of their numbers: those of the picture's left half from the top down, then those of its right half.
 * Both sides have as many, or the left one more, so that no leader line crosses another's without need.
 *
 * @param points checked when content was read: each part has one
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
    const down = own.toSorted((a, b) => a.y - b.y);
    return down.map((part, row) => ({ ...part, side, row, of: own.length }));
  });
}

/** A share of the picture's width or height as SVG writes it. */
export const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;
