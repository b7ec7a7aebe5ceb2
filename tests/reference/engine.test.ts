import { expect, test } from "vitest";
import { inMetric } from "../../src/calculators/CoolingLoad/fields.ts";
import { heatOfExchange } from "../../src/calculators/physics/airExchange.ts";
import { coolingDifference, glassFactor } from "../../src/calculators/CoolingLoad/coolingDifference.ts";
import { doorFlow, doorHeat } from "../../src/calculators/ColdRoom/doorway.ts";
import { foods } from "../../src/calculators/ColdRoom/food.ts";
import { meanSurface } from "../../src/calculators/physics/insulatedBody.ts";
import * as moist from "../../src/calculators/physics/moistAir.ts";
import { celsius, tons } from "../../src/calculators/physics/units.ts";
import * as air from "./air.ts";
import * as cold from "./coldRoom.ts";
import { near, state } from "./near.ts";
import * as room from "./room.ts";
import * as transport from "./transport.ts";
import { wattsPerTon } from "./units.ts";

const warm = [20, 26, 30, 35, 40, 45, 50].flatMap((degrees) =>
  [10, 30, 50, 70, 90].map((percent) => state(degrees, percent)),
);

test.each(warm)("air of $celsius °C, $percent%: Magnus against Hyland and Wexler", (one) => {
  near(moist.saturationPressure(one.temperature), air.saturationPressure(one.celsius), 0.005);
  near(moist.humidityRatio(one), air.humidityRatio(one), 0.005);
  near(moist.enthalpy(one), air.enthalpy(one), 0.005);
  near(1 / moist.density(one), air.specificVolume(one), 0.001);
});

test.each([
  [34, 28, 217],
  [32, 21, 1605],
  [45, 23, 0],
])("air of %d °C with a wet bulb of %d °C, %d m above the sea", (dry, wet, metres) => {
  near(moist.pressureAt(metres), air.pressureAt(metres), 0.001);
  const pressure = air.pressureAt(metres);
  near(moist.airOf(dry, wet, pressure).humidity, air.airOf(dry, wet, pressure).percent, 0.01);
});

test.each([-25, -18, 0, 4, 12])("warm air that replaces air of %d °C, and a door open 20 s", (degrees) => {
  const inside = state(degrees, 90);
  for (const outside of warm) {
    near(heatOfExchange(outside, inside), air.heatOfExchange(outside, inside), 0.01, 0.5);
    const opening = { width: 0.9, height: 2, seconds: 20 };
    const kilowatts = air.heatOfOpening(opening, 1e6, outside, inside) / 86_400;
    near(doorHeat(opening, opening.seconds, outside, inside), kilowatts, 0.015, 1e-5);
    expect(doorFlow(opening, inside, outside)).toBe(0);
  }
});

test("a body's mean surface", () => {
  const box = { length: 5.2, width: 2.2, height: 2.2 };
  near(meanSurface(box, 0.1), transport.meanSurface(box, 0.1), 1e-9);
});

/** ASHRAE Fundamentals 2001, chapter 28: within 1 °F of the table, and within 10% for glass between its columns. */
test.each(["north", "east", "south", "west", "shaded"] as const)("walls and glass to the %s", (side) => {
  for (const [outdoor, swing, indoor] of [
    [35, 11.111, 23.889],
    [40, 12, 26],
    [46, 14, 24],
  ] as const) {
    // prettier-ignore
    const day = { outdoor: celsius(outdoor), swing, indoor: celsius(indoor) };
    for (const surface of [side, "roof", "partition"] as const)
      near(coolingDifference(surface, day), room.coolingDifference(surface, outdoor, swing, indoor), 0, 0.1);
    if (indoor < 26) near(glassFactor(side, day), room.glassLoad(side, outdoor), 0.1);
  }
});

test("goods have the properties of the handbook's tables", () => {
  for (const [name, { freezing, respiration, ...thermal }] of Object.entries(cold.goods)) {
    const food = foods[name as keyof typeof foods];
    expect(food).toMatchObject({ ...thermal, freezes: freezing });
    const watts = "living" in food ? food.living.respiration : 0;
    if (respiration) near(watts, cold.respiration(name, food.temperature), 0.02);
    expect(watts > 0, name).toBe(respiration !== undefined);
  }
});

test("a size in tons is printed in kW and in BTU/h", () => {
  const { kilowatts, btu } = inMetric([tons(1), tons(1.5)]);
  near(kilowatts[0], wattsPerTon / 1000, 1e-6);
  near(kilowatts[1], (1.5 * wattsPerTon) / 1000, 1e-6);
  near(btu[1], 18_000, 1e-6);
});
