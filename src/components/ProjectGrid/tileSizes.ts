/**
 * Size of a tile. On desktops, with twelve columns, `big` takes eight columns and two rows, `half` six
 * columns, `third` four. On tablets, with two columns, `big` takes both.
 */
export type TileSize = "big" | "half" | "third";

const feature: TileSize[] = ["big", "third", "third"];
const mirrored: TileSize[] = ["third", "big", "third"];
const trio: TileSize[] = ["third", "third", "third"];
const pair: TileSize[] = ["half", "half"];

/** Tile sizes that fill every row, at any width. */
export function tileSizes(count: number): TileSize[] {
  if (count === 1) return ["big"];
  const pairs = (2 * count) % 3;
  const rows = (count - 2 * pairs) / 3;
  // If the number is even, a second big tile is needed to fill two columns.
  const last = count % 2 === 0 ? mirrored : trio;
  const middle = Array.from({ length: rows }, (_, row) =>
    row === 0 ? feature : row === rows - 1 ? last : trio,
  );
  return [...middle, ...Array.from({ length: pairs }, () => pair)].flat();
}
