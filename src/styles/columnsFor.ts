import { columns, fives, fourCards, pairs, threes } from "./layout.css.ts";

/**
 * Class of the grid for a number of cards.
 *
 * @param framed whether cards have a frame. Framed cards fill their rows, with different widths if necessary;
 * unframed ones are aligned in columns.
 */
export function columnsFor(count: number, framed: boolean): string {
  if (framed)
    return { 2: columns[2], 4: pairs, 5: columns[5], 7: columns[7], 8: columns[4] }[count] ?? columns[3];
  return { 2: columns[2], 4: fourCards, 5: fives }[count] ?? threes;
}
