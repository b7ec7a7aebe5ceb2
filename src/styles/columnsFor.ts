import { columns, fives, fourCards, pairs, threes } from "./layout.css.ts";

/**
 * The columns for so many cards.
 *
 * @param framed whether each has a frame. Frames fill their rows, in other widths where need be; texts without frames
 * stand below one another's edges.
 */
export function columnsFor(count: number, framed: boolean): string {
  if (framed) return count === 4 ? pairs : columns[count === 2 || count === 5 || count === 7 ? count : 3];
  return { 2: columns[2], 4: fourCards, 5: fives }[count] ?? threes;
}
