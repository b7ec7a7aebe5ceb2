import { expect, test } from "vitest";
import { batteryRange, freshAir, freshAirPerPassenger } from "../../../src/content/engineering/railCoach.ts";
import { figuresOf, printed } from "../../fixtures/contentTables.ts";

const figures = figuresOf("solutions/railways-solution.yaml");

test("fresh air of a saloon with 80 seats", () => {
  const { from, to } = freshAir(80);
  expect(figures).toContain(`${freshAirPerPassenger.from}–${freshAirPerPassenger.to} m³/h`);
  expect(figures).toContain(`${printed(from)}–${printed(to)} m³/h`);
});

test("the voltages of a 110 V battery in service", () => {
  const { from, to } = batteryRange(110);
  expect(figures.join(" ")).toContain(`110 V ${printed(from)}–${printed(to, 1)} V`);
});
