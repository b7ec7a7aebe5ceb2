import { expect, test } from "vitest";
import { evaporated, dewPoint, enthalpy, wetBulb } from "../../../src/content/engineering/moistAir.ts";

test("agrees with the psychrometric chart at 35 °C, 50% RH", () => {
  const air = { temperature: 35, humidity: 50 };
  expect(wetBulb(air)).toBeCloseTo(26.14, 1);
  expect(dewPoint(air)).toBeCloseTo(23.0, 1);
  expect(enthalpy(air)).toBeCloseTo(80.8, 0);
});

test("saturated air has one temperature, which no evaporative cooler lowers", () => {
  const air = { temperature: 26, humidity: 100 };
  expect(wetBulb(air)).toBeCloseTo(26, 2);
  expect(dewPoint(air)).toBeCloseTo(26, 2);
  expect(evaporated(air, 0.85).temperature).toBeCloseTo(26, 2);
});
