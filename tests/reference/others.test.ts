import { expect, test } from "vitest";
import { inMetric } from "../../src/content/calculators/coolingLoad.ts";
import { towerWater } from "../../src/content/engineering/commercialPlant.ts";
import { carbonDioxide, outdoorAir, tenants } from "../../src/content/engineering/freshAir.ts";
import { airOf } from "../../src/content/engineering/moistAir.ts";
import { flammabilityLimitR32, limitR32 } from "../../src/content/engineering/refrigerantLimit.ts";
import { tons } from "../../src/content/engineering/units.ts";
import * as air from "./air.ts";
import { heatRejected } from "./heatPump.ts";
import { near } from "./near.ts";
import { wattsPerTon } from "./units.ts";

/** ANSI/ASHRAE 62.1-2019, table 6-1: L/s a person, L/s a m², people on 100 m². */
test.each([
  ["Supermarket", 3.8, 0.3, 8],
  ["Fashion shop", 3.8, 0.6, 15],
  ["Concourse", 3.8, 0.3, 40],
  ["Restaurant", 3.8, 0.9, 70],
  ["Cinema", 2.5, 0.3, 150],
] as const)("outdoor air of 100 m²: %s", (tenant, perPerson, perArea, people) => {
  near(outdoorAir(tenants[tenant]), people * perPerson + 100 * perArea, 0.001);
});

test("CO₂ rises to 63% of its end in the time in which the air changes once", () => {
  const [source, airflow, volume] = [0.1, 100, 180];
  const rise = carbonDioxide(source, airflow, volume, (1000 * volume) / airflow) - 420;
  near(rise, 0.6321 * 1000, 0.001);
});

/** IEC 60335-2-40, annex GG: of small rooms the second bound holds, of others the first. */
test.each([
  [4, 0.75 * 0.307 * 1.8 * 4],
  [20, 2.5 * 0.307 ** 1.25 * 1.8 * Math.sqrt(20)],
])("R32 in a room of %d m²", (area, kilograms) => {
  near(limitR32(area), kilograms, 0.001);
  expect(limitR32(area)).toBeLessThan(flammabilityLimitR32 * 1.8 * area);
});

test("a tower evaporates the heat of the condenser, and a third of that runs off at four cycles", () => {
  for (const cop of [3, 5, 6])
    near(
      towerWater({ cooling: 500, coefficient: cop }),
      ((heatRejected(500, cop) / 2430) * 3.6 * 4) / 3,
      0.001,
    );
});

test.each([
  [34, 28, 217],
  [32, 21, 1605],
  [45, 23, 0],
  [33, 29, 5],
])("air of %d °C with a wet bulb of %d °C, %d m above the sea", (celsius, wet, metres) => {
  const pressure = air.pressureAt(metres);
  near(airOf(celsius, wet, pressure).humidity, air.airOf(celsius, wet, pressure).percent, 0.01);
});

test("a size in tons is printed in kW and in BTU/h", () => {
  const { kilowatts, btu } = inMetric([tons(1), tons(1.5)]);
  near(kilowatts[0], wattsPerTon / 1000, 0.001);
  near(kilowatts[1], (1.5 * wattsPerTon) / 1000, 0.001);
  near(btu[1], 18_000, 0.001);
});
