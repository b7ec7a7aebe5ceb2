import { describe, expect, test } from "vitest";
import { type Place, rhythm } from "../../../src/components/ProjectGrid/rhythm.ts";

/** Cells that stay empty when tiles flow into a grid in their order, as CSS places them without `dense`. */
function holes(tiles: { width: number; height: number }[], columns: number): number {
  const taken = new Set<string>();
  let row = 0;
  let column = 0;
  let bottom = 0;
  for (const { width, height } of tiles) {
    const cells = () =>
      Array.from({ length: width * height }, (_, n) => [row + Math.floor(n / width), column + (n % width)]);
    while (column + width > columns || cells().some((cell) => taken.has(cell.join()))) {
      column++;
      if (column >= columns) [row, column] = [row + 1, 0];
    }
    for (const cell of cells()) taken.add(cell.join());
    bottom = Math.max(bottom, row + height);
  }
  return bottom * columns - taken.size;
}

const desktop = { big: [8, 2], half: [6, 1], third: [4, 1], solo: [12, 1] } as const;
const screens: [string, number, (place: Place) => { width: number; height: number }][] = [
  ["phone", 2, ({ paired }) => ({ width: paired ? 1 : 2, height: 1 })],
  ["tablet", 2, ({ size }) => ({ width: size === "big" || size === "solo" ? 2 : 1, height: 1 })],
  ["desktop", 12, ({ size }) => ({ width: desktop[size][0], height: desktop[size][1] })],
];

describe.each(screens)("on a %s", (_, columns, box) => {
  test("no number of tiles leaves a hole", () => {
    for (let count = 0; count <= 60; count++)
      expect(holes(rhythm(count).map(box), columns), `${count} tiles`).toBe(0);
  });
});

test("there is a place for each tile, and large ones among many", () => {
  for (let count = 0; count <= 60; count++) expect(rhythm(count)).toHaveLength(count);
  expect(rhythm(17).filter(({ size }) => size === "big")).toHaveLength(3);
  expect(rhythm(17).filter(({ paired }) => paired)).toHaveLength(10);
});

test("on a phone the first five are large, whatever comes after them", () => {
  for (let count = 1; count <= 60; count++)
    expect(
      rhythm(count)
        .slice(0, 5)
        .some(({ paired }) => paired),
    ).toBe(false);
});
