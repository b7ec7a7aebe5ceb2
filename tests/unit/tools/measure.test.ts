import { expect, test } from "vitest";
import { inkOf, longestGap } from "../../../src/tools/shots/measure.ts";

const [white, nearly, navy] = [
  [255, 255, 255],
  [251, 253, 255],
  [7, 17, 31],
] as const;

test("rows of one colour are empty, whatever their colour; what differs from a row's most frequent colour is ink", () => {
  const rows = [
    [white, white, white, white],
    [navy, navy, navy, navy],
    [white, nearly, white, nearly],
    [navy, white, white, white],
  ];
  expect(inkOf(Uint8Array.from(rows.flat(2)), 4)).toEqual({ empty: 0.75, ink: 1 / 16 });
});

test("the longest stretch without a picture reaches from the end of one to the next, or to an edge", () => {
  const pictures: [number, number][] = [
    [700, 900],
    [150, 400],
    [200, 300],
  ];
  expect(longestGap(pictures, 100, 950)).toBe(300);
  expect(longestGap(pictures, 100, 1300)).toBe(400);
  expect(longestGap([], 100, 950)).toBe(850);
});
