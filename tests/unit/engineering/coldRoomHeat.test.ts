import { describe, expect, test } from "vitest";
import {
  type ColdRoom,
  aroundOf,
  coldRoomHeats,
  electricityOf,
  holdOver,
  plantFor,
  sum,
} from "../../../src/content/engineering/coldRoomHeat.ts";
import { type Food, foods, type FoodName } from "../../../src/content/engineering/food.ts";
import { heatOfExchange } from "../../../src/content/engineering/airExchange.ts";
import { doorFlow, doorHeat } from "../../../src/content/engineering/doorway.ts";
import { celsius } from "../../../src/content/engineering/units.ts";

const box = { length: 4, width: 3, height: 2.5 };
const room: ColdRoom = {
  box,
  food: "dairy",
  packing: "shelves",
  temperature: celsius(2),
  daily: 300,
  arrival: celsius(12),
  openings: 60,
  outdoor: celsius(40),
};
const heatsOf = (change: Partial<ColdRoom>) => coldRoomHeats({ ...room, ...change });
const freezer = { food: "frozen", temperature: celsius(-18), arrival: celsius(-12) } as const;

const names = Object.keys(foods) as FoodName[];
const stored = names.filter((food) => !("living" in foods[food]));

describe("the heat of a cold room grows", () => {
  const steps: [string, (value: number) => Partial<ColdRoom>, number[]][] = [
    ["with the length", (value) => ({ box: { ...box, length: value } }), [1.2, 2, 4, 20]],
    ["with the height", (value) => ({ box: { ...box, height: value } }), [1.8, 2.5, 6]],
    ["with new goods", (value) => ({ daily: value }), [0, 1, 300, 3000]],
    ["with their temperature", (value) => ({ arrival: celsius(value) }), [3, 12, 25, 45]],
    ["with door openings", (value) => ({ openings: value }), [0, 1, 60, 1000]],
    ["with the outdoor temperature", (value) => ({ outdoor: celsius(value) }), [30, 37.3, 41.6, 46]],
  ];
  test.each(steps)("%s", (_, change, values) => {
    for (const food of names) {
      const heats = values.map((value) => sum(heatsOf({ food, arrival: celsius(25), ...change(value) })));
      for (const [index, one] of heats.slice(1).entries()) expect(one).toBeGreaterThan(heats[index] ?? 0);
    }
  });

  test.each([
    ["with each degree colder", [20, 15, 12, 8, 5, 2, 0, -1, -3, -5]],
    ["with each degree colder in thicker panels", [-5.5, -8, -12, -18, -22, -25, -30]],
  ])("%s, as long as the goods do not breathe", (_, temperatures) => {
    for (const food of stored)
      for (const packing of ["shelves", "pallets"] as const)
        for (const arrival of [20, 25, 41.6].map(celsius)) {
          const heats = temperatures.map((inside) =>
            sum(heatsOf({ food, packing, arrival, temperature: celsius(inside) })),
          );
          for (const [index, one] of heats.slice(1).entries())
            expect(one, `${food} at ${temperatures[index + 1]}`).toBeGreaterThan(heats[index] ?? 0);
        }
  });
});

describe("each part is what a pocket calculator gives", () => {
  test("panels: 59 m² × 0.22 × (40 + 5 - 2), in a freezer × 0.15 × (45 + 18)", () => {
    expect(heatsOf({}).panels).toBeCloseTo(558.14, 2);
    expect(heatsOf(freezer).panels).toBeCloseTo(557.55, 2);
    expect(aroundOf(room)).toBe(45);
  });

  test("panels change below -5 °C", () => {
    expect(heatsOf({ temperature: celsius(-5) }).panels).toBeCloseTo(649, 2);
    expect(heatsOf({ temperature: celsius(-5.1) }).panels).toBeCloseTo(443.4, 1);
  });

  /**
   * By Hyland and Wexler: air at 35 °C, 50% has 80.8 kJ/kg and weighs 1.1335 kg/m³. At +2 °C, 90%, it has 11.84 kJ/kg
   * and weighs 1.2799 (1.2749 dry): a factor of 0.9698, 0.221 × 1.8 × √(0.1144 × 9.81 × 2) × 0.9698 = 0.578 m³/s,
   * × 0.8 × 20 s = 9.25 m³ of 87.9 kJ, 60 times a day: 564 W. At -18 °C: 11.38 m³ of 134.3 kJ. Pallets at +5 °C:
   * 23.27 m³ of 80.06 kJ.
   */
  test("door", () => {
    const within = (watts: number, literal: number) => expect(watts / literal - 1).toBeCloseTo(0, 1.9);
    within(heatsOf({}).door, 564.5);
    within(heatsOf(freezer).door, 1061.8);
    within(heatsOf({ packing: "pallets", temperature: celsius(5) }).door, 1293.8);
  });

  test("an opening exchanges at most the room's volume, through a door no larger than the room", () => {
    const small = { length: 1.2, width: 1.2, height: 1.8 };
    // 2.592 m³ × 134.3 kJ × 1,000 in 86,400 s.
    expect(heatsOf({ ...freezer, box: small, openings: 1000 }).door / 4029 - 1).toBeCloseTo(0, 1.9);
    // 1.8 × 1.8 m, not 1.8 × 2.4: 564.5 W × (1.8 / 0.9) × (1.8 / 2) ^ 1.5.
    const low = { length: 4, width: 4, height: 1.8 };
    expect(heatsOf({ packing: "pallets", box: low }).door / 964 - 1).toBeCloseTo(0, 1.9);
    // 1.5 × 2.4 m: 564.5 W × (1.5 / 0.9) × (2.4 / 2) ^ 1.5.
    const narrow = { length: 1.5, width: 1.5, height: 6 };
    expect(heatsOf({ packing: "pallets", box: narrow, openings: 60 }).door).toBeLessThan(1237);
  });

  test("goods: 300 kg × 3.89 × 10 K in 86,400 s; colder ones count as zero", () => {
    expect(heatsOf({}).goods).toBeCloseTo(135.07, 2);
    expect(heatsOf({ arrival: celsius(-12) }).goods).toBe(0);
  });

  test("fans, lamps and people: 12 m² × 15 W", () => {
    expect(heatsOf({}).inside).toBe(180);
  });

  test("respiration of a full room: 3 t of potatoes × 19 W, 6 t on pallets", () => {
    const potatoes = { food: "potatoes", temperature: celsius(5) } as const;
    expect(heatsOf(potatoes).respiration).toBeCloseTo(57, 9);
    expect(heatsOf({ ...potatoes, packing: "pallets" }).respiration).toBeCloseTo(114, 9);
    expect(heatsOf({ ...potatoes, temperature: celsius(15) }).respiration).toBeCloseTo(142.5, 9);
    expect(heatsOf({ ...potatoes, temperature: celsius(-2) }).respiration).toBe(0);
  });

  test("the plant runs 16 of 24 hours", () => {
    const heats = heatsOf({});
    expect(plantFor(heats)).toBeCloseTo(1.5 * sum(heats), 9);
  });

  test("electricity: 1 kW between -6 and 57 °C, 0.4 × 267.15 / 63, and between -26 and 57 °C", () => {
    const plant = plantFor(heatsOf({}));
    expect(electricityOf(plant, room) / plant).toBeCloseTo(0.5896, 4);
    expect(electricityOf(plant, { ...room, ...freezer }) / plant).toBeCloseTo(0.8396, 4);
  });
});

describe("without power the goods warm", () => {
  test("by 3 K in 3 × 3,000 kg × 3.89 / (3.6 × 558.14 W) = 17.4 hours", () => {
    expect(holdOver(room, 1, 3)).toBeCloseTo(17.42, 2);
    expect(holdOver(room, 0.1, 3)).toBeCloseTo(1.742, 3);
  });

  test("in freezers by their specific heat below freezing: 3 × 3,000 × 2.12 / (3.6 × 557.55)", () => {
    expect(holdOver({ ...room, ...freezer }, 1, 3)).toBeCloseTo(9.506, 3);
  });

  test("sooner by their respiration: 64 t of kinnow, 2,675 W through panels and 1,216 W of their own", () => {
    const store: ColdRoom = {
      ...room,
      food: "kinnow",
      packing: "pallets",
      temperature: celsius(5),
      box: { length: 10, width: 8, height: 4 },
    };
    // 304 m² × 0.22 × 40 K; 3 × 64,000 × 3.81 / (3.6 × 3,891.2).
    expect(holdOver(store, 1, 3)).toBeCloseTo(52.22, 2);
    // A tenth of the goods, and of their respiration: 3 × 6,400 × 3.81 / (3.6 × 2,796.8).
    expect(holdOver(store, 0.1, 3)).toBeCloseTo(7.265, 2);
  });
});

/**
 * kJ/kg from 25 to -30 °C: `above` × (25 - freezing) + latent + `below` × (freezing + 30), and from 25 to 10 °C:
 * `above` × 15; kJ/(kg·K) from the handbook's table, in its order.
 */
const removed: [FoodName, toFrozen: number, toTen: number][] = [
  ["dairy", 446.79, 58.35],
  ["meat", 393.25, 52.95],
  ["fish", 433.31, 56.7],
  ["frozen", 393.25, 52.95],
  ["ice-cream", 369.39, 48.3],
  ["potatoes", 414.69, 55.05],
  ["kinnow", 430.53, 57.15],
  ["tomatoes", 465.95, 60.3],
  ["mangoes", 426.61, 56.1],
  ["bananas", 399.12, 53.4],
];
test.each(removed)(
  "%s give off their heat once, on the way past their freezing point",
  (food, toFrozen, toTen) => {
    const goods = (temperature: number) =>
      heatsOf({ food, daily: 86.4, arrival: celsius(25), temperature: celsius(temperature) }).goods;
    expect(goods(-30)).toBeCloseTo(toFrozen, 1);
    expect(goods(10)).toBeCloseTo(toTen, 2);
  },
);

/** Initial freezing points of the same table, in °C. */
test.each([
  ["dairy", -0.6],
  ["meat", -1.7],
  ["fish", -2.2],
  ["frozen", -1.7],
  ["ice-cream", -5.6],
  ["potatoes", -0.6],
  ["kinnow", -0.8],
  ["tomatoes", -0.6],
  ["mangoes", -0.9],
  ["bananas", -0.8],
] as [FoodName, number][])("%s begin to freeze at %d °C", (food, freezes) => {
  const goods = (temperature: number) =>
    heatsOf({ food, daily: 86.4, arrival: celsius(0), temperature: celsius(temperature) }).goods;
  expect(goods(freezes + 0.05)).toBeLessThan(25);
  expect(goods(freezes - 0.05)).toBeGreaterThan(200);
});

/** W a tonne in the handbook's table of respiration: means of potatoes and green bananas, oranges for kinnow. */
test.each([
  ["potatoes", 5, 18.95],
  ["kinnow", 5, 18.9],
  ["tomatoes", 15, 60.6],
  ["mangoes", 15, 133.4],
  ["bananas", 15, 95.3],
] as [FoodName, number, number][])("%s at %d °C give off about %d W a tonne", (food, temperature, watts) => {
  const heat = heatsOf({ food, temperature: celsius(temperature) }).respiration / 3;
  expect(heat / watts).toBeCloseTo(1, 1.9);
});

test("only living goods breathe", () => {
  for (const food of stored) expect(heatsOf({ food, temperature: celsius(5) }).respiration).toBe(0);
  expect(names.length - stored.length).toBe(5);
});

test("animal food is stored at 5 °C at most (FDA), frozen food at -18 °C, ice cream at -20 °C", () => {
  const warmest = names.map((food) => (foods[food] as Food).warmest);
  expect(warmest.slice(0, 6)).toEqual([5, 5, 5, -18, -20, undefined]);
});

test("a door in use lets in 0.8 of the full flow from 11 K of difference on, below it 1.1, and none the other way", () => {
  const [door, air] = [{ width: 1, height: 2 }, (temperature: number) => ({ temperature, humidity: 50 })];
  const share = (outside: number) =>
    doorHeat(door, 86_400, air(outside), air(2)) /
    (doorFlow(door, air(outside), air(2)) * heatOfExchange(air(outside), air(2)));
  expect(share(13)).toBeCloseTo(0.8, 9);
  expect(share(12.9)).toBeCloseTo(1.1, 9);
  expect(doorFlow(door, air(2), air(20))).toBe(0);
});
