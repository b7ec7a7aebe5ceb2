import { expect, test } from "vitest";
import { inkOf } from "../../../src/tools/shots/measure.ts";

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
