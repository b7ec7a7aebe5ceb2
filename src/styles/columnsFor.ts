import { columns, fives, fourCards, threes } from "./layout.css.ts";

/** Class of the grid for a number of cards without frames. */
export const columnsFor = (count: number): string =>
  ({ 2: columns[2], 4: fourCards, 5: fives })[count] ?? threes;
