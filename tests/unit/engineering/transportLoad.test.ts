import { expect, test } from "vitest";
import { waterOfExchange } from "../../../src/content/engineering/airExchange.ts";
import {
  batteryOfRound,
  bodies,
  bodyOf,
  chargingHours,
  cratesIn,
  heatOfRound,
} from "../../../src/content/engineering/deliveryRound.ts";
import { cubicMetres } from "../../../src/content/engineering/insulatedBody.ts";
import { transportLoad } from "../../../src/content/engineering/transportLoad.ts";

const near = (value: number, expected: number) => expect(value / expected).toBeCloseTo(1, 2);
const van = { vehicle: "van", volume: 5.0025, cargo: "fresh", stops: 30 } as const;

/**
 * Worked with a pocket calculator for 2.3 × 1.5 × 1.45 m at 0 °C, 45 °C and 30% outside: walls of 80 mm enclose 17.92 m²
 * and show 21.43 m², mean 19.60 m²: 0.40 × 19.60 × 45 = 353 W. Outside air has 18.2 g/kg and 92.3 kJ/kg, inside air
 * 3.4 g/kg, 8.5 kJ/kg and 1.285 kg/m³: 107.7 kJ/m³, 30 × 5.0025 × 107.7 / 28.8 = 561 W.
 */
test("the heat of a van at 0 °C", () => {
  const { heats, capacity, hours, wall } = transportLoad(van, "80-mm");
  near(heats.walls, 352.8);
  near(heats.reserve, 264.6);
  near(heats.doors, 561);
  expect(heats.respiration).toBe(0);
  near(capacity[0], 1178);
  expect([capacity[1], hours, wall]).toEqual([capacity[0], 8, 0.08]);
});

/** COP 0.4 × 263.15 / 68 = 1.548; (353 + 561 + 100) / 1.548 + 100 = 755 W, × 8 h / 0.8 = 7.55 kWh, × 9 = 67.9 kg. */
test("the battery of a van at 0 °C", () => {
  const { battery, batteryMass } = transportLoad(van, "80-mm");
  near(battery[0], 7.55);
  near(batteryMass[0], 67.9);
});

/** 60 mm: K 0.533, √(17.92 × 20.53) = 19.18 m², 460 W. 100 mm: K 0.32, √(17.92 × 22.36) = 20.02 m², 288 W. */
test("thinner walls let more heat in, and walls not known give a range", () => {
  near(transportLoad(van, "60-mm").heats.walls, 460.3);
  near(transportLoad(van, "100-mm").heats.walls, 288.2);
  const fresh = (["80-mm", "60-mm"] as const).map((walls) => transportLoad(van, walls).capacity[0]);
  expect(transportLoad(van, "unsure").capacity).toEqual(fresh);
  const ice = { ...van, cargo: "ice-cream" } as const;
  const frozen = (["100-mm", "80-mm"] as const).map((walls) => transportLoad(ice, walls).battery[0]);
  expect(transportLoad(ice, "unsure").battery).toEqual(frozen);
});

/** Walls by ΔT: 43, 40, 32, 63 and 65 K in place of 45. Fruit: 0.25 t/m³ × 5.0025 m³ × 20 or 110 W/t. */
test("each kind of goods has its temperature and its own heat", () => {
  const heatsOf = (cargo: Parameters<typeof transportLoad>[0]["cargo"]) => {
    const { walls, respiration } = transportLoad({ ...van, cargo }, "80-mm").heats;
    return [Math.round(walls), Math.round(respiration)];
  };
  expect(heatsOf("fresh")).toEqual([353, 0]);
  expect(heatsOf("medicine")).toEqual([337, 0]);
  expect(heatsOf("kinnow")).toEqual([314, 25]);
  expect(heatsOf("fruit")).toEqual([251, 138]);
  expect(heatsOf("frozen")).toEqual([494, 0]);
  expect(heatsOf("ice-cream")).toEqual([510, 0]);
});

/** 1 m³: 6 m² inside, 8.07 outside, mean 6.96: 125 W; 40 × 107.7 / 21.6 = 199 W; (125 + 199 + 50) / 1.548 + 50 = 292 W. */
test("the round of a three-wheeler of 1 m³", () => {
  const round = { vehicle: "three-wheeler", volume: 1, cargo: "fresh", stops: 40 } as const;
  const { heats, battery, hours } = transportLoad(round, "80-mm");
  near(heats.walls, 125.3);
  near(heats.doors, 199.4);
  expect(hours).toBe(6);
  near(battery[0], 2.19);
  // 2.19 kWh × 0.8 / 0.85 / 0.6 kW.
  near(chargingHours(battery[0], 600), 3.44);
});

/** 4 × 2 × 2 m: 40 m² inside, 45.27 outside, mean 42.55: 766 W; 10 × 16 × 107.7 / 28.8 = 598 W. */
test("the heat of a truck of 16 m³", () => {
  const { heats, hours } = transportLoad(
    { vehicle: "truck", volume: 16, cargo: "fresh", stops: 10 },
    "80-mm",
  );
  near(heats.walls, 766);
  near(heats.doors, 598);
  expect(hours).toBe(8);
});

test("a round's parts are those of the load", () => {
  const round = {
    vehicle: "truck",
    box: bodyOf("truck", 16),
    wall: 0.08,
    inside: { temperature: 0, humidity: 90 },
    stops: 10,
    respiration: 50,
  } as const;
  near(heatOfRound(round).walls, 766);
  // (766 + 598 + 50 + 100) / 1.548 + 100.
  near(batteryOfRound(round).watts, 1078);
});

test("bodies have the volumes that the pages name, and others their proportions", () => {
  expect(
    Object.values(bodies).map((boxes) => boxes.map((box) => Number(cubicMetres(box).toFixed(2)))),
  ).toEqual([[5], [5.98, 16, 25.17], [1, 1.5, 1.98]]);
  expect(bodyOf("truck", 128)).toEqual({
    length: expect.closeTo(8.945, 2),
    width: expect.closeTo(3.785, 2),
    height: expect.closeTo(3.785, 2),
  });
  // 70% of 1.5 m³ in crates of 0.06 m³.
  expect(cratesIn(1.5)).toBe(17);
  expect(cratesIn(2)).toBe(23);
});

test("thirty changes of monsoon air leave more than four litres of water in a 6 m³ body", () => {
  const litres = waterOfExchange(6, 30, { temperature: 35, humidity: 70 }, { temperature: 0, humidity: 90 });
  expect(litres).toBeGreaterThan(4);
  expect(litres).toBeLessThan(4.5);
});
