import { expect, test } from "vitest";
import { percentages } from "../../../src/content/percentages.ts";

test("percentages add up to 100", () => {
  expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
});

test("the largest remainder is rounded up", () => {
  // Rounded one by one, these would add up to 101.
  expect(percentages([43.5, 33.4, 7.7, 4.8, 4.9, 5.7])).toEqual([43, 33, 8, 5, 5, 6]);
});
