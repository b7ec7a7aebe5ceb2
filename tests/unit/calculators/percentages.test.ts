import { expect, test } from "vitest";
import { percentages } from "../../../src/calculators/frame/percentages.ts";

// prettier-ignore
const cases: [parts: number[], percent: number[]][] = [
  [[1, 1, 1], [34, 33, 33]], [[305, 305, 390], [31, 30, 39]], [[125, 125, 125, 625], [13, 13, 12, 62]],
  [[0, 5], [0, 100]], [[0, 0], [0, 0]], [[], []],
];
test.each(cases)("parts of %j are %j percent", (parts, percent) => {
  expect(percentages(parts)).toEqual(percent);
});

test("percentages add up to 100, each less than 1 from the exact one", () => {
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 2 + (round % 6) }, (_, index) => ((round * 7919 + index * 104729) % 977) + 1); // prettier-ignore
    const total = parts.reduce((sum, part) => sum + part, 0);
    const percent = percentages(parts);
    expect(percent.reduce((sum, part) => sum + part, 0)).toBe(100);
    for (const [index, part] of parts.entries())
      expect(Math.abs((percent[index] ?? 0) - (100 * part) / total)).toBeLessThan(1);
  }
});
