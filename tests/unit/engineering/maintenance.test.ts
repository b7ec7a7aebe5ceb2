import { expect, test } from "vitest";
import { extraPower } from "../../../src/content/engineering/condenserFouling.ts";
import { printed, wordsOf } from "../../fixtures/contentTables.ts";

test("a condenser 5 K hotter costs the share and the kilowatt-hours that the page names", () => {
  const words = wordsOf("services/amc.yaml");
  const { from, to } = extraPower(5);
  expect(words).toContain("about 5 K hotter");
  expect(words).toContain(`${from}–${to}% more power`);
  expect(words).toContain(`uses 10,000 kWh a month wastes ${printed(100 * from)}–${printed(100 * to)} kWh`);
});
