import { type Box, overlap, type Point, size } from "./geometry.ts";

/** A city's mark, and the side on which its name stands. */
export type Label = Point & { name: string; side: "left" | "right" };

/** Size of names in units, their width per letter on average, and their distance from the middle of the mark. */
export const letters = { height: 19, width: 8, gap: 10 } as const;

/**
 * Chooses for each city the side on which its name hits no other mark, no earlier name and no edge; to the right
 * where both or neither will do.
 */
export function placeLabels(cities: readonly (Point & { name: string })[]): Label[] {
  const taken = cities.map(markBox);
  return cities.map((city, index) => {
    const others = taken.filter((_, place) => place !== index);
    const fits = (side: Label["side"]) => {
      const box = nameBox({ ...city, side });
      return box.left >= 0 && box.right <= size.width && !others.some((other) => overlap(box, other));
    };
    const label: Label = { ...city, side: !fits("right") && fits("left") ? "left" : "right" };
    taken.push(nameBox(label));
    return label;
  });
}

/** The room that a mark takes. */
export const markBox = ({ x, y }: Point): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 });

/** The room that a name takes. */
export function nameBox({ x, y, name, side }: Label): Box {
  const width = letters.gap + name.length * letters.width;
  const [top, bottom] = [y - letters.height / 2, y + letters.height / 2];
  return side === "right"
    ? { left: x, right: x + width, top, bottom }
    : { left: x - width, right: x, top, bottom };
}
