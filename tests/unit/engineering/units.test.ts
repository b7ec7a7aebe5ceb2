import { expect, test } from "vitest";
import {
  btuPerHour,
  feet,
  fromBtu,
  fromTons,
  inBtu,
  inMetres,
  inSquareMetres,
  inTons,
  squareFeet,
  tons,
  watts,
  wattsPerTon,
} from "../../../src/content/engineering/units.ts";

test("one ton of refrigeration is 3.516853 kW and 12,000 BTU/h", () => {
  expect(wattsPerTon / 1000).toBeCloseTo(3.516853, 6);
  expect(inBtu(fromTons(tons(1)))).toBeCloseTo(12_000, 8);
  expect(inTons(fromBtu(btuPerHour(18_000)))).toBeCloseTo(1.5, 12);
  expect(inBtu(watts(1000))).toBeCloseTo(3412.14163, 5);
});

test("a foot is 0.3048 m", () => {
  expect(inMetres(feet(10))).toBeCloseTo(3.048, 12);
  expect(inSquareMetres(squareFeet(1))).toBeCloseTo(0.09290304, 12);
});
