import { expect, test } from "vitest";
import { pressureLeft } from "../../../src/content/engineering/altitude.ts";

test("the air that is missing in Quetta, whose airport lies 1600 m high", () => {
  expect(1 - pressureLeft(1600)).toBeCloseTo(1 / 6, 1);
});
