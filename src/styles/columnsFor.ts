import { columns } from "./layout.css.ts";

/** The columns in which so many cards make full rows. */
export const columnsFor = (count: number): string =>
  columns[count === 2 || count === 4 || count === 5 || count === 7 ? count : 3];
