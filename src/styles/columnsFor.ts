import { columns, fourCards } from "./layout.css.ts";

/** The columns in which so many cards make full rows. */
export const columnsFor = (count: number): string =>
  count === 4 ? fourCards : columns[count === 2 || count === 5 || count === 7 ? count : 3];
