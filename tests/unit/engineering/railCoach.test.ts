import { expect, test } from "vitest";
import { batteryRange, freshAir, freshAirPerPassenger } from "../../../src/content/engineering/railCoach.ts";
import { printed, wordsOf } from "../../fixtures/contentTables.ts";

const words = wordsOf("solutions/railways-solution.yaml");

test("fresh air of a saloon with 80 seats", () => {
  const { from, to } = freshAir(80);
  expect(words).toContain(`${freshAirPerPassenger.from}–${freshAirPerPassenger.to} m³/h a passenger`);
  expect(words).toContain(`${printed(from)}–${printed(to)} m³/h for 80 seats`);
});

test("the voltages of a 110 V battery in service", () => {
  const { from, to } = batteryRange(110);
  expect(words).toContain(`110 V means ${printed(from)}–${printed(to, 1)} V`);
});
