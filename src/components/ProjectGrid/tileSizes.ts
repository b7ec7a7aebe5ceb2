/**
 * Size of a tile. Desktop, twelve columns: `big` takes eight and two rows, `half` six, `third` four. Tablet,
 * two columns: `big` takes both.
 */
export type TileSize = "big" | "half" | "third";

const feature: TileSize[] = ["big", "third", "third"];
const mirrored: TileSize[] = ["third", "big", "third"];
const trio: TileSize[] = ["third", "third", "third"];
const pair: TileSize[] = ["half", "half"];

/** Sizes for a number of tiles: rows are complete at any width. */
export function tileSizes(count: number): TileSize[] {
  if (count === 1) return ["big"];
  const pairs = (2 * count) % 3;
  const rows = (count - 2 * pairs) / 3;
  // With an even number of tiles, two columns are only complete with a second big tile.
  const last = count % 2 === 0 ? mirrored : trio;
  const middle = Array.from({ length: rows }, (_, row) =>
    row === 0 ? feature : row === rows - 1 ? last : trio,
  );
  return [...middle, ...Array.from({ length: pairs }, () => pair)].flat();
}
