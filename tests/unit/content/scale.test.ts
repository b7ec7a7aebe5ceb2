import { expect, test } from "vitest";
import { formatInterval } from "../../../src/components/Scale/formatInterval.ts";
import { scaleSection } from "../../../src/content/scale.ts";
import { accepts, refuses } from "../../fixtures/schema.ts";

const axis = { from: 15, to: -25, step: 5, unit: "°C" };
const scale = (...marks: object[]) => ({
  type: "scale",
  heading: "Goods",
  axis,
  marks: marks.map((mark) => ({ title: "Milk", ...mark })),
});
const valid = scale({ from: 2, to: 8 }, { from: -18 });

test("the marks of a scale are within its range", () => {
  accepts(scaleSection, valid);
  refuses(scaleSection, "-26 is not on the scale from 15 to -25", scale({ from: 2 }, { from: -18, to: -26 }));
  refuses(scaleSection, "order of the scale", scale({ from: -18 }, { from: 2 }));
});

test("the bands of a scale are within its range", () => {
  const banded = (...starts: number[]) => ({
    ...valid,
    bands: starts.map((from) => ({ from, title: "Frozen" })),
  });
  accepts(scaleSection, banded(15, -10));
  refuses(scaleSection, "16 is not on the scale", banded(16, 0));
  refuses(scaleSection, "put the bands in the order of the scale", banded(0, 15));
});

test("the steps of a scale are equal parts of it", () => {
  const tenths = { from: 0, to: 0.3, step: 0.1, unit: "h" };
  accepts(scaleSection, { ...scale({ from: 0.1 }, { from: 0.2 }), axis: tenths });
  refuses(scaleSection, "equal parts", { ...valid, axis: { ...axis, step: 7 } });
  refuses(scaleSection, "equal parts", { ...valid, axis: { ...axis, to: 15 } });
});

test.each([
  ["°C", -2, 0, "−2 to 0\u00a0°C"],
  ["°C", 12, 13, "12–13\u00a0°C"],
  ["h", 22.5, undefined, "10:30\u00a0PM"],
  ["h", 23, 25, "11\u00a0PM–1\u00a0AM"],
  ["h", 26, 29.5, "2–5:30\u00a0AM"],
  ["s", 0, undefined, "0\u00a0s"],
] as const)("%s %d to %d is %s", (unit, from, to, label) =>
  expect(formatInterval(unit, from, to)).toBe(label),
);
