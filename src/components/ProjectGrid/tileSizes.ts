/** On desktops, `large` spans two rows and two of three columns. Two `third` tiles are beside it. */
export type TileSize = "full" | "half" | "third" | "large";

type Row = readonly TileSize[];
const pair: Row = ["half", "half"];
const trio: Row = ["third", "third", "third"];

/** Returns rows that are all full: rows of two and of three tiles in turn, or a single tile. */
function rowsOf(count: number): Row[] {
  if (count === 1) return [["full"]];
  const least = (2 * count) % 3;
  const pairs = least + 3 * Math.max(0, Math.round((count / 5 - least) / 3));
  const total = pairs + (count - 2 * pairs) / 3;
  const pairsBefore = (row: number) => Math.round((row * pairs) / total);
  return Array.from({ length: total }, (_, row) => (pairsBefore(row + 1) > pairsBefore(row) ? pair : trio));
}

export const sizesOfCategory = (count: number): TileSize[] => rowsOf(count).flat();

/** The first tile of the whole gallery fills its row, and one of the middle row of three is large. */
export function sizesOfAll(count: number): TileSize[] {
  const rows = rowsOf(count - 1);
  const middle = rows.indexOf(trio, Math.floor(rows.length / 3));
  return [
    "full",
    ...rows.flatMap((row, at) => (at === middle ? (["large", "third", "third"] as const) : row)),
  ];
}
