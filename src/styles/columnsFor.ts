import { columns, fourCards, pairs } from "./layout.css.ts";

/**
 * The columns for so many cards.
 *
 * @param framed whether each has a frame. Frames fill their rows, in other widths where need be; texts without frames
 * stand below one another's edges.
 */
export function columnsFor(count: number, framed: boolean): string {
  if (count === 4) return framed ? pairs : fourCards;
  return columns[count === 2 || (count === 5 && framed) || count === 7 ? count : 3];
}
