import { expect, test } from "vitest";
import {
  coolingDifference,
  glassFactor,
  type Side,
  type Surface,
} from "../../../src/content/engineering/coolingDifference.ts";
import { celsius } from "../../../src/content/engineering/units.ts";

/** 95 °F outdoors, a daily range of 20 °F and 75 °F indoors, for which the tables are printed. */
const table = { outdoor: celsius(35), swing: 11.111, indoor: celsius(23.889) };
/** A mean of 34 °C in place of 29.44, and 26 °C indoors: 2.44 K more. */
const lahore = { outdoor: celsius(40), swing: 12, indoor: celsius(26) };

/** °F of ASHRAE Fundamentals 2001, chapter 28, table 1, divided by 1.8, and the same plus 2.44 K. */
const differences: [Surface, number, number][] = [
  ["north", 7.22, 9.67],
  ["east", 12.78, 15.22],
  ["south", 8.89, 11.33],
  ["west", 12.78, 15.22],
  ["shaded", 6.67, 9.11],
  ["roof", 26.11, 28.55],
  ["partition", 6.67, 9.11],
];
test.each(differences)("the temperature difference of %s", (surface, printed, moved) => {
  expect(coolingDifference(surface, table)).toBeCloseTo(printed, 1);
  expect(coolingDifference(surface, lahore)).toBeCloseTo(moved, 1);
});

/** BTU/(h·ft²) of table 3 times 3.1546 W/m²; then for 2.89 K more, 0.6 BTU/(h·ft²) for each of 5.2 °F: 9.8 W/m². */
const factors: [Side, number, number][] = [
  ["north", 72.6, 82.4],
  ["east", 157.7, 167.6],
  ["south", 104.1, 113.9],
  ["west", 157.7, 167.6],
  ["shaded", 72.6, 82.4],
];
test.each(factors)("the load of %s glass", (side, printed, moved) => {
  expect(glassFactor(side, table)).toBeCloseTo(printed, 0);
  expect(glassFactor(side, lahore)).toBeCloseTo(moved, 0);
});
