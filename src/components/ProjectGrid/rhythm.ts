/**
 * Space of a tile. Desktop, twelve columns: `big` takes eight and two rows, `half` six, `third` four, `solo`
 * all. Tablet, two columns: `big` and `solo` take both. Phone, two columns: a `paired` tile takes one.
 */
export type Place = { size: Size; paired: boolean };
type Size = "big" | "half" | "third" | "solo";

const feature: Size[] = ["big", "third", "third"];
const mirrored: Size[] = ["third", "big", "third"];
const trio: Size[] = ["third", "third", "third"];
const pair: Size[] = ["half", "half"];
const verse = [feature, trio, mirrored, pair, trio].flat();

/**
 * The first pictures are full width on phones: smaller ones would put more pictures near the viewport, and
 * load more bytes.
 */
const largeFirst = 5;

/**
 * Positions for a number of tiles, without gaps at any width: desktop rows are complete by construction, and
 * runs of small tiles are even.
 */
export function rhythm(count: number): Place[] {
  const sizes = sizesFor(count);
  const whole = sizes.map((size, index) => size === "big" || size === "solo" || index < largeFirst);
  let run = 0;
  for (const [index, alone] of whole.entries()) {
    run = alone ? 0 : run + 1;
    // The last tile of an odd run becomes full width.
    if (run % 2 === 1 && (whole[index + 1] ?? true)) whole[index] = true;
  }
  return sizes.map((size, index) => ({ size, paired: !whole[index] }));
}

function sizesFor(count: number): Size[] {
  if (count === 1) return ["solo"];
  // The remainder must not be a single tile or a pair.
  if (count >= verse.length + 3) return [...verse, ...sizesFor(count - verse.length)];
  const pairs = (2 * count) % 3;
  return [...repeat(feature, (count - 2 * pairs) / 3), ...repeat(pair, pairs)];
}

const repeat = (row: Size[], times: number) => Array.from({ length: times }, () => row).flat();
