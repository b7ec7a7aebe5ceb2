import { columns, fourCards, threes } from "./layout.css.ts";

/** Returns the grid class for `count` unframed cards. */
export const columnsFor = (count: number): string => ({ 2: columns[2], 4: fourCards })[count] ?? threes;
