import { expect, test } from "vitest";
import { pressureLeft } from "../../../src/content/engineering/altitude.ts";
import { wordsOf } from "../../fixtures/contentTables.ts";

test("the air that is missing in Quetta, whose airport lies 1600 m high", () => {
  expect(wordsOf("pages/home.yaml")).toContain("a sixth less air");
  expect(1 - pressureLeft(1600)).toBeCloseTo(1 / 6, 1);
});
