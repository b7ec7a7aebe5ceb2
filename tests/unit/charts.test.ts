import { describe, expect, test } from "vitest";
import { marks, tickPath } from "../../src/components/ScaleChart/scale.ts";

describe("a scale", () => {
  const scale = { from: -30, to: 50, tick: 1, numeral: 10 };

  test("has a tick at every degree, nine high at the tens and four high between", () => {
    const ticks = follow(tickPath(scale));
    expect(ticks.map(({ x }) => x)).toEqual(marks(scale, 1));
    for (const { x, length } of ticks) expect(length, `${x}`).toBe(x % 10 === 0 ? 9 : 4);
  });

  test("keeps its ticks in place where they are tenths apart", () => {
    const ticks = follow(tickPath({ from: 0, to: 6, tick: 0.1, numeral: 1 }));
    expect(ticks).toHaveLength(61);
    expect(ticks.filter(({ length }) => length === 9).map(({ x }) => Math.round(x * 1000) / 1000)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });
});

/** Where the vertical strokes of a path stand, and their lengths; all of them start from one line. */
function follow(path: string): { x: number; length: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+)( ?-?[\d.]+)v([\d.]+)/g)].map(([, command, dx, dy, length]) => {
    [x, y] = command === "M" ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    expect(y).toBe(0);
    y += Number(length);
    return { x, length: Number(length) };
  });
}
