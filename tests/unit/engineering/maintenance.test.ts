import { expect, test } from "vitest";
import { extraPower } from "../../../src/content/engineering/condenserFouling.ts";
import { figuresOf, printed } from "../../fixtures/contentTables.ts";

test("a condenser 5 K hotter costs the share and the kilowatt-hours that the page names", () => {
  const figures = figuresOf("services/amc.yaml").join(" ");
  const { from, to } = extraPower(5);
  expect(figures).toContain(`${from}–${to}%`);
  expect(figures).toContain(`10,000 kWh ${printed(100 * from)}–${printed(100 * to)} kWh`);
});
