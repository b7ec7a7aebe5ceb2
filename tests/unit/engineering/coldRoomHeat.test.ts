import { describe, expect, test } from "vitest";
import {
  chiller,
  coolingLoad,
  freezer,
  riseAnHour,
  rooms,
} from "../../../src/content/engineering/coldRoom.ts";
import {
  aroundOf,
  type ColdRoom,
  coldRoomHeats,
  electricityOf,
  holdOver,
  plantFor,
  sum,
} from "../../../src/content/engineering/coldRoomHeat.ts";
import { heatOfExchange } from "../../../src/content/engineering/airExchange.ts";
import { doorFlow } from "../../../src/content/engineering/doorway.ts";
import { foods, heatToRemove, respirationOf, specificHeatAt } from "../../../src/content/engineering/food.ts";
import { celsius } from "../../../src/content/engineering/units.ts";

const [, , box = { length: 0, width: 0, height: 0 }] = rooms;
const room: ColdRoom = {
  box,
  food: "dairy",
  temperature: celsius(2),
  daily: 300,
  arrival: celsius(12),
  openings: 60,
  outdoor: celsius(40),
};
const heat = (change: Partial<ColdRoom>) => sum(coldRoomHeats({ ...room, ...change }));
const air = (temperature: number, humidity: number) => ({ temperature, humidity });

describe("the heat of a cold room grows", () => {
  const steps: [string, (value: number) => Partial<ColdRoom>, number[]][] = [
    ["with the length", (value) => ({ box: { ...box, length: value } }), [1.2, 2, 4, 20]],
    ["with the height", (value) => ({ box: { ...box, height: value } }), [1.8, 2.5, 6]],
    ["with new goods", (value) => ({ daily: value }), [0, 1, 300, 3000]],
    ["with their temperature", (value) => ({ arrival: celsius(value) }), [3, 12, 25, 45]],
    ["with door openings", (value) => ({ openings: value }), [0, 1, 60, 1000]],
    ["with the outdoor temperature", (value) => ({ outdoor: celsius(value) }), [30, 37.3, 41.6, 46]],
    ["as it gets colder inside", (value) => ({ temperature: celsius(-value) }), [-8, -4, -2, 0]],
    ["as it gets colder in a freezer", (value) => ({ temperature: celsius(-value) }), [15, 18, 22, 25]],
  ];
  test.each(steps)("%s", (_, change, values) => {
    for (const food of ["produce", "dairy", "meat", "fish"] as const) {
      const heats = values.map((value) => heat({ food, arrival: celsius(25), ...change(value) }));
      for (const [index, one] of heats.slice(1).entries()) expect(one).toBeGreaterThan(heats[index] ?? 0);
    }
  });
});

test("each part is what a pocket calculator gives", () => {
  const { panels, goods, inside } = coldRoomHeats(room);
  // 59 m² of U 0.22, 45 °C around it.
  expect(panels).toBeCloseTo(558.1, 1);
  // 300 kg of 3.89 kJ/(kg·K) by 10 K in 86,400 s.
  expect(goods).toBeCloseTo(135.1, 1);
  expect(coldRoomHeats({ ...room, food: "produce" }).goods - (300 * 38.1) / 86.4).toBeCloseTo(
    3 * 20 * 2.5 ** -0.3,
    9,
  );
  expect(inside).toBe(180);
});

test("the plant runs 16 of 24 hours, and draws more where it is hotter", () => {
  const heats = coldRoomHeats(room);
  const plant = plantFor(heats);
  expect(plant).toBeCloseTo(1.5 * sum(heats), 9);
  expect(electricityOf(plant, { ...room, outdoor: celsius(44) })).toBeGreaterThan(electricityOf(plant, room));
});

test("the page's rooms need about what its table says, by another rule for the door", () => {
  for (const [kind, temperature, openings] of [
    [chiller, 2, 60],
    [freezer, -18, 30],
  ] as const) {
    const arrival = celsius(temperature + 10);
    const ours = plantFor(coldRoomHeats({ ...room, temperature: celsius(temperature), arrival, openings }));
    expect(ours / 1000 / coolingLoad(box, kind)).toBeGreaterThan(0.8);
    expect(ours / 1000 / coolingLoad(box, kind)).toBeLessThan(1.2);
  }
});

test("without power, goods warm as the page's table says at the same temperature around", () => {
  const hot = { ...room, outdoor: celsius(40) };
  expect(aroundOf(hot)).toBe(45);
  expect(holdOver(hot, 3000, 3)).toBeCloseTo(3 / riseAnHour(box, chiller, 3000, foods.dairy.above), 9);
  expect(holdOver(hot, 300, 3)).toBeCloseTo(holdOver(hot, 3000, 3) / 10, 9);
});

test("food gives off its freezing heat once, on the way past its freezing point", () => {
  expect(heatToRemove(foods.meat, 25, 2)).toBeCloseTo(3.53 * 23, 9);
  expect(heatToRemove(foods.meat, 25, -18)).toBeCloseTo(3.53 * 26.7 + 239 + 2.12 * 16.3, 9);
  expect(heatToRemove(foods.meat, -8, -18)).toBeCloseTo(21.2, 9);
  expect(heatToRemove(foods.meat, 2, 2)).toBe(0);
  expect(specificHeatAt(foods.fish, -18)).toBe(2.14);
});

test("only what lives breathes, and the more the warmer", () => {
  expect(respirationOf(foods.produce, 5)).toBe(20);
  expect(respirationOf(foods.produce, 15)).toBeCloseTo(50, 9);
  expect(respirationOf(foods.produce, -18)).toBe(0);
  expect(respirationOf(foods.dairy, 5)).toBe(0);
});

test("no air flows where it is as cold outside", () => {
  expect(doorFlow({ width: 1, height: 2 }, air(2, 50), air(2, 50))).toBe(0);
  expect(heatOfExchange(air(2, 50), air(2, 50))).toBe(0);
});
