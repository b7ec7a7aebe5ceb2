/**
 * Space of a tile. Desktop, twelve columns: `big` takes eight and two rows, `half` six, `third` four, `solo`
 * all. Tablet, two columns: `big` and `solo` take both. Phone: a `paired` tile has its picture on the left.
 */
export type Place = { size: Size; paired: boolean };
type Size = "big" | "half" | "third" | "solo";

const feature: Size[] = ["big", "third", "third"];
const mirrored: Size[] = ["third", "big", "third"];
const trio: Size[] = ["third", "third", "third"];
const pair: Size[] = ["half", "half"];

/** Positions for a number of tiles: rows are complete at any width. */
export const rhythm = (count: number): Place[] =>
  sizesFor(count).map((size, index) => ({ size, paired: index > 0 }));

function sizesFor(count: number): Size[] {
  if (count === 1) return ["solo"];
  const pairs = (2 * count) % 3;
  const rows = (count - 2 * pairs) / 3;
  // Two columns of an even number of tiles are complete with a second big one.
  const last = count % 2 === 0 ? mirrored : trio;
  const middle = Array.from({ length: rows }, (_, row) =>
    row === 0 ? feature : row === rows - 1 ? last : trio,
  );
  return [...middle, ...Array.from({ length: pairs }, () => pair)].flat();
}
