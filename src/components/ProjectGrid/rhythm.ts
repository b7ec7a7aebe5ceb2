/**
 * The room that a tile takes. On a desktop: of twelve columns `big` takes eight and two rows, `half` six, `third` four,
 * `solo` all. On a tablet, with two columns, `big` and `solo` take both. On a phone, with two columns, `paired` says
 * whether a tile takes one of them.
 */
export type Place = { size: Size; paired: boolean };
type Size = "big" | "half" | "third" | "solo";

const feature: Size[] = ["big", "third", "third"];
const mirrored: Size[] = ["third", "big", "third"];
const trio: Size[] = ["third", "third", "third"];
const pair: Size[] = ["half", "half"];
const verse = [feature, trio, mirrored, pair, trio].flat();

/** Phones show the first pictures large: small ones would bring more of them near the window, and so more bytes. */
const largeFirst = 5;

/**
 * Places for so many tiles, in order, without a hole on any screen: desktop rows are whole by construction, and an even
 * number of small tiles stands between two big ones.
 */
export function rhythm(count: number): Place[] {
  const sizes = sizesFor(count);
  const whole = sizes.map((size, index) => size === "big" || size === "solo" || index < largeFirst);
  let run = 0;
  for (const [index, alone] of whole.entries()) {
    run = alone ? 0 : run + 1;
    // The last of an odd run has no neighbour.
    if (run % 2 === 1 && (whole[index + 1] ?? true)) whole[index] = true;
  }
  return sizes.map((size, index) => ({ size, paired: !whole[index] }));
}

function sizesFor(count: number): Size[] {
  if (count === 1) return ["solo"];
  // The rest must not be one tile alone or a bare pair.
  if (count >= verse.length + 3) return [...verse, ...sizesFor(count - verse.length)];
  const pairs = (2 * count) % 3;
  return [...repeat(feature, (count - 2 * pairs) / 3), ...repeat(pair, pairs)];
}

const repeat = (row: Size[], times: number) => Array.from({ length: times }, () => row).flat();
