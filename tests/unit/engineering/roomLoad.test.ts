import { describe, expect, test } from "vitest";
import {
  parts,
  places,
  type Room,
  roomLoad,
  sides,
  total,
  uses,
} from "../../../src/content/engineering/roomLoad.ts";
import { celsius, feet, squareFeet, tons, watts } from "../../../src/content/engineering/units.ts";
import { sizeFor, sizes, unitsFor } from "../../../src/content/engineering/unitSize.ts";

const room: Room = {
  length: feet(14),
  width: feet(12),
  height: feet(10),
  glass: squareFeet(20),
  place: "roof",
  side: "west",
  people: 2,
  use: "few",
  outdoor: celsius(39.4),
};
const load = (change: Partial<Room>) => total(roomLoad({ ...room, ...change }));

/** Rooms of every combination of the choices. */
const rooms = places.flatMap((place) =>
  sides.flatMap((side) => uses.map((use) => ({ place, side, use }) as const)),
);

describe("the heat balance grows", () => {
  const steps: [string, (value: number) => Partial<Room>, number[]][] = [
    ["with the length", (value) => ({ length: feet(value) }), [6, 8, 12, 13, 20, 40, 60]],
    ["with the width", (value) => ({ width: feet(value) }), [6, 12, 14, 20, 60]],
    ["with the height", (value) => ({ height: feet(value) }), [7, 8, 10, 12, 20]],
    ["with the glass", (value) => ({ glass: squareFeet(value) }), [0, 10, 20, 100, 140, 200, 260]],
    ["with the people", (value) => ({ people: value }), [0, 1, 2, 5, 30]],
    ["with the outdoor temperature", (value) => ({ outdoor: celsius(value) }), [36, 37.3, 39.4, 41.6, 46]],
  ];
  test.each(steps)("%s", (_, change, values) => {
    for (const choices of rooms) {
      const loads = values.map((value) => load({ ...choices, ...change(value) }));
      for (const [index, one] of loads.slice(1).entries())
        expect(one).toBeGreaterThanOrEqual(loads[index] ?? 0);
      expect(loads.at(-1)).toBeGreaterThan(loads[0] ?? 0);
    }
  });

  test("as it gets cooler inside", () => {
    const loads = [30, 28, 26, 24, 22].map((temperature) =>
      total(roomLoad(room, { temperature, humidity: 50 })),
    );
    for (const [index, one] of loads.slice(1).entries()) expect(one).toBeGreaterThan(loads[index] ?? 0);
  });
});

test("a bare roof costs most, a kitchen more than a few lamps, shade least", () => {
  expect(load({ place: "roof" })).toBeGreaterThan(load({ place: "middle" }));
  expect(load({ place: "middle" })).toBeGreaterThan(load({ place: "ground" }));
  expect(load({ place: "insulated" })).toBeLessThan(load({ place: "roof" }));
  expect(load({ use: "kitchen" }) - load({ use: "few" })).toBeCloseTo(1172, 0);
  for (const side of sides) expect(load({ side })).toBeGreaterThanOrEqual(load({ side: "shaded" }));
});

test("each part is what a pocket calculator gives, 46 °C outdoors and 75 °F in the room", () => {
  const byHand = {
    // 15.61 m² of U 2.776: bare roof 51 °F + 11 K, floor 14 °F + 11 K.
    slabs: 2517,
    // U 2.056: 11.15 m² west 28 °F, 11.15 m² of any side 23.75 °F, 24.15 m² inside 14 °F, each + 11 K.
    walls: 2096,
    // 20 ft² of 50 + 0.6 × 19.9 BTU/h.
    glass: 363,
    people: 230,
    appliances: 200,
    // 47.6 m³/h of 1.09 kg/m³, warmer by 22.1 K.
    air: 320,
  };
  const ours = roomLoad({ ...room, outdoor: celsius(46) }, { temperature: 23.889, humidity: 50 });
  for (const part of parts) expect(ours[part] / byHand[part], part).toBeCloseTo(1, 2);
});

test("no part is negative, and the parts are the whole", () => {
  for (const choices of rooms) {
    const loads = roomLoad({ ...room, ...choices });
    for (const part of parts) expect(loads[part]).toBeGreaterThanOrEqual(0);
  }
  const all = roomLoad(room);
  expect(Object.values(all).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total(all), 9);
});

test("a unit must be larger where the day is hotter than its rating", () => {
  expect(sizeFor(watts(3516.853), celsius(35))).toBeCloseTo(1.25, 4);
  expect(sizeFor(watts(3516.853), celsius(46))).toBeCloseTo(1.25 / 0.85, 4);
  expect(sizeFor(watts(3516.853), celsius(30))).toBeCloseTo(1.25, 4);
});

test("the units chosen are the smallest of standard size that cover the tons", () => {
  expect(unitsFor(tons(0.4))).toEqual({ count: 1, size: 1 });
  expect(unitsFor(tons(1))).toEqual({ count: 1, size: 1 });
  expect(unitsFor(tons(1.01))).toEqual({ count: 1, size: 1.5 });
  expect(unitsFor(tons(4.1))).toEqual({ count: 2, size: 3 });
  for (let capacity = 0.1; capacity < 20; capacity += 0.1) {
    const { count, size } = unitsFor(tons(capacity));
    expect(count * size).toBeGreaterThanOrEqual(capacity);
    expect(sizes).toContain(size);
  }
});
