import { columns, fives, fourCards, pairs, threes } from "./layout.css.ts";

/**
 * Class of the grid for a number of cards.
 *
 * @param framed whether cards have a frame. Framed cards fill their rows, with different widths if necessary;
 * unframed ones are aligned in columns.
 */
export function columnsFor(count: number, framed: boolean): string {
  if (framed) return count === 4 ? pairs : columns[count === 2 || count === 5 || count === 7 ? count : 3];
  return { 2: columns[2], 4: fourCards, 5: fives }[count] ?? threes;
}
