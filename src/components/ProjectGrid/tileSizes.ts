/**
 * The size of a tile. On desktops, the grid has twelve columns: `big` spans eight columns and two rows,
 * `half` spans six columns and `third` spans four. On tablets, the grid has two columns, and `big` spans
 * both.
 */
export type TileSize = "big" | "half" | "third";

const feature: TileSize[] = ["big", "third", "third"];
const mirrored: TileSize[] = ["third", "big", "third"];
const trio: TileSize[] = ["third", "third", "third"];
const pair: TileSize[] = ["half", "half"];

/** Returns tile sizes that fill every row at any viewport width. */
export function tileSizes(count: number): TileSize[] {
  if (count === 1) return ["big"];
  const pairs = (2 * count) % 3;
  const rows = (count - 2 * pairs) / 3;
  // An even number of tiles needs a second big tile to fill the two-column grid.
  const last = count % 2 === 0 ? mirrored : trio;
  const middle = Array.from({ length: rows }, (_, row) =>
    row === 0 ? feature : row === rows - 1 ? last : trio,
  );
  return [...middle, ...Array.from({ length: pairs }, () => pair)].flat();
}
