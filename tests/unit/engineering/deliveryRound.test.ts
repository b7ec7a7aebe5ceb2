import { describe, expect, test } from "vitest";
import { waterOfExchange } from "../../../src/content/engineering/airExchange.ts";
import {
  batteryOfRound,
  boxes,
  chargingHours,
  cratesIn,
  fresh,
  frozen,
  heatOfRound,
  threeWheelerRound,
  vanRound,
} from "../../../src/content/engineering/deliveryRound.ts";
import { figureRows, figuresOf, printed, tableWith } from "../../fixtures/contentTables.ts";

const tens = (watts: number) => printed(Math.round(watts / 10) * 10);
const fifties = (watts: number) => printed(Math.round(watts / 50) * 50);

describe("three-wheelers", () => {
  const file = "solutions/three-wheelers.yaml";

  test("each box's crates and batteries follow from its measures", () => {
    const battery = (box: (typeof boxes)[string], inside: typeof fresh | typeof frozen) =>
      `${printed(batteryOfRound(threeWheelerRound(box, inside)).kilowattHours, 1)} kWh`;
    const rows = Object.entries(boxes).map(([name, box]) => [
      name,
      printed(Math.floor(cratesIn(box))),
      battery(box, fresh),
      battery(box, frozen),
    ]);
    expect(figureRows(tableWith(file, "m³", "", "kWh"))).toEqual(figureRows(rows));
  });

  test("the heat of the 1.5 m³ box", () => {
    const box = boxes["1.5 m³"] ?? { length: 0, width: 0, height: 0 };
    const [milk, ice] = [fresh, frozen].map((inside) => heatOfRound(threeWheelerRound(box, inside)));
    const figures = figuresOf(file).join(" ");
    expect(figures).toContain(`${tens(milk?.walls ?? 0)} W ${tens(ice?.walls ?? 0)} W`);
    expect(figures).toContain(`${tens(milk?.doors ?? 0)} W ${tens(ice?.doors ?? 0)} W`);
  });
});

test("a 600 W charger needs about four hours after the fresh round of the 1.5 m³ box", () => {
  const box = boxes["1.5 m³"] ?? { length: 0, width: 0, height: 0 };
  const { kilowattHours } = batteryOfRound(threeWheelerRound(box, fresh));
  expect(Math.round(chargingHours(kilowattHours, 600))).toBe(4);
});

describe("vans", () => {
  const file = "solutions/van-refrigeration.yaml";
  const states = [fresh, frozen];

  test("the electric round's heat, electricity and battery", () => {
    const heat = states.map((inside) => heatOfRound(vanRound(inside)));
    const battery = states.map((inside) => batteryOfRound(vanRound(inside)));
    const rows = [
      heat.map(({ walls }) => `${fifties(walls)} W`),
      heat.map(({ doors }) => `${fifties(doors)} W`),
      battery.map(({ watts }) => `${printed(watts / 1000, 1)} kW`),
      battery.map(({ kilowattHours }) => `${printed(kilowattHours)} kWh`),
    ];
    expect(figureRows(tableWith(file, "", "kWh", "kWh"), 1)).toEqual(figureRows(rows));
  });

  test("half the stops save more than a fifth of the battery, and less than a third", () => {
    for (const inside of states) {
      const [many, few] = [30, 15].map((stops) => batteryOfRound(vanRound(inside, stops)).kilowattHours);
      expect((few ?? 0) / (many ?? 1)).toBeLessThan(0.8);
      expect((few ?? 0) / (many ?? 1)).toBeGreaterThan(0.67);
    }
  });

  test("thirty changes of monsoon air leave more than four litres of water in a 6 m³ body", () => {
    const litres = waterOfExchange(6, 30, { temperature: 35, humidity: 70 }, fresh);
    expect(litres).toBeGreaterThan(4);
    expect(litres).toBeLessThan(4.5);
  });
});
