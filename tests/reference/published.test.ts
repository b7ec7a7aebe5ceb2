import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { waterFor } from "../../src/calculators/Geothermal/site.ts";
import { roomTons } from "../../src/calculators/CoolingLoad/roomTons.ts";
import { unitsFor } from "../../src/calculators/CoolingLoad/unitSize.ts";
import { packings } from "../../src/calculators/ColdRoom/room.ts";
import * as air from "./air.ts";
import { near, state } from "./near.ts";
import * as cold from "./refrigeration.ts";
import { gallonsAMinute, pound, wattsPerBtu, wattsPerTon } from "./units.ts";

const desert = state(40, 14);

const cod = { above: 3.78, below: 2.14, freezing: -2.2, latent: 271 };
/** Mean load in W for cooling 24,000 kg of cod per day. */
const cooled = (from: number, to: number) => (24_000 * cold.productHeat(cod, from, to)) / (24 * 3.6);

const [outdoors, pears] = [state(30, 50), state(-1.1, 95)];
const [hall, chiller, freezer] = [state(35, 50), state(2, 90), state(-18, 90)];
/**
 * Flow in m³/s through an open door: Tamm's formula (1966) multiplied by 0.68, the factor measured by Pham
 * and Oliver.
 */
const measured = (chilled: typeof hall) => {
  const ratio = air.density(hall) / air.density(chilled);
  const densities = Math.sqrt(1 - ratio) * (2 / (1 + Math.cbrt(1 / ratio))) ** 1.5;
  return 0.68 * 0.333 * 1.2 * 2.2 * Math.sqrt(9.81 * 2.2) * densities;
};

/** `within` is the relative tolerance. `ours` is the value calculated with this folder's formulas. */
type Example = [quantity: string, printed: number, within: number, ours: number];

/** Published examples that validate this folder's formulas. */
// prettier-ignore
const sources: Record<string, Example[]> = {
  // The tolerance covers rounding: the chart gives the relative humidity as a whole number, 14%.
  "ASHRAE Handbook Fundamentals, chapter 1, example 1: air of 40 °C, 14%": [
    ["6.5 g of water", 6.5e-3, 0.015, air.humidityRatio(desert)],
    ["56.7 kJ/kg", 56.7, 0.01, air.enthalpy(desert)],
    ["0.896 m³/kg", 0.896, 0.002, air.specificVolume(desert)],
    ["20 °C wet bulb", 20, 0.01, air.wetBulb(desert)],
    ["280.15 K dew point", 280.15, 0.002, 273.15 + air.dewPoint(desert)],
  ],
  "Kutz, Mechanical Engineers’ Handbook 4, table 6, US standard atmosphere": [
    ["1,000 m: 0.8988 bar", 0.8988, 0.001, air.pressureAt(1000) / 100],
  ],
  "refrigeration.engineering, heat load calculator: 24,000 kg of cod in a day": [
    ["from 5 to −2.2 °C: 7.56 kW", 7560, 0.001, cooled(5, -2.2)],
    ["from −2.2 to −35 °C: 19.49 kW", 19_490, 0.001, cooled(-2.2, -35)],
    ["from 5 to −35 °C, freezing included: 102.32 kW", 102_320, 0.001, cooled(5, -35)],
  ],
  "North Carolina State University, heat of respiration of crops": [
    // The tolerance covers potatoes of different varieties and ages. ASHRAE's table alone gives 17.5 to 20.4 W/t at 5 °C.
    ["potatoes at 38 °F: 0.028 BTU/(lb·h)", (0.028 * wattsPerBtu * 1000) / pound, 0.12, cold.respiration("potatoes", 30 / 9)],
    ["leafy greens at 32 °F: 0.100 BTU/(lb·h)", (0.1 * wattsPerBtu * 1000) / pound, 0.2, cold.respiration("vegetables", 0)],
  ],
  // Each mg of CO₂ releases 10.7 J.
  "USDA Agriculture Handbook 66, respiration at 0 °C": [
    ["cauliflower: 17 mg/(kg·h)", (17 * 10.7) / 3.6, 0.06, cold.respiration("vegetables", 0)],
    ["dry onions: 3 mg/(kg·h)", (3 * 10.7) / 3.6, 0.06, cold.respiration("onions", 0)],
    ["apples of autumn: 3 mg/(kg·h)", (3 * 10.7) / 3.6, 0.07, cold.respiration("apples", 0)],
  ],
  "National Horticulture Board of India, NHB-CS-Type 01-2010": [
    ["3.4 m³ of chamber a tonne of stacked bags", 1000 / 3.4, 0.03, packings.bags.density],
  ],
  "USDA Agriculture Handbook 66, heat load of a pear store": [
    ["76 mm of polyurethane: 1.1 kJ/(h·m²·K), rounded", 1.1 / 3.6, 0.015, cold.transmittance([], [[0.076, 0.023]])],
    ["air from 30 °C (50%) to −1.1 °C: 74.5 kJ/m³", 74.5, 0.02, air.heatOfExchange(outdoors, pears)],
  ],
  "Pham and Oliver (1983), air through doors of cold stores, measured": [
    ["35 to 2 °C", measured(chiller), 0.03, air.doorFlow(1.2, 2.2, hall, chiller)],
    ["35 to −18 °C", measured(freezer), 0.03, air.doorFlow(1.2, 2.2, hall, freezer)],
  ],
};

describe.each(Object.entries(sources))("%s", (_, examples) => {
  test.each(examples)("%s", (_quantity, printed, within, ours) => near(ours, printed, within));
});

test("a well's flow per ton is that of Alliant Energy", () => {
  const needs = [20, 25, 28].flatMap((celsius) => waterFor(wattsPerTon / 1000, celsius, [0, 0]).flow);
  expect(Math.min(...needs) / gallonsAMinute).toBeGreaterThan(1.5);
  expect(Math.max(...needs) / gallonsAMinute).toBeLessThan(3.3);
});

/** Floor areas in ft² and unit sizes in tons, published by Haier India, and by Singer in The Daily Star. */
test.each([
  [120, 1],
  [180, 1.5],
  [100, 1],
  [240, 2],
])("the rule gives a maker's size for %d ft²: %d", (floor, size) => {
  // prettier-ignore
  expect(unitsFor(roomTons(floor, { bareRoof: false, westGlass: false }))).toEqual({ count: 1, size });
});

test("the independent calculations import nothing from src", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/test|near/.test(name));
  for (const file of files)
    for (const [, path] of readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/from "([^"]+)"/g))
      expect(path, file).toMatch(/^\.\/\w+\.ts$/);
});
