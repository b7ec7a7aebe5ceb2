import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { heatOfExchange } from "../../src/calculators/physics/airExchange.ts";
import { pressureLeft } from "../../src/calculators/physics/altitude.ts";
import { doorFlow } from "../../src/calculators/ColdRoom/doorway.ts";
import { foods, heatToRemove, respirationOf } from "../../src/calculators/ColdRoom/food.ts";
import { waterFor } from "../../src/calculators/Geothermal/site.ts";
import { wallHeat } from "../../src/calculators/physics/insulatedBody.ts";
import * as moist from "../../src/calculators/physics/moistAir.ts";
import { heatOfProduct } from "../../src/calculators/ColdRoom/productHeat.ts";
import { roomTons } from "../../src/calculators/CoolingLoad/roomTons.ts";
import { transmittance } from "../../src/calculators/physics/transmittance.ts";
import { unitsFor } from "../../src/calculators/CoolingLoad/unitSize.ts";
import { squareFeet } from "../../src/calculators/physics/units.ts";
import * as air from "./air.ts";
import * as cold from "./coldRoom.ts";
import { near, state } from "./near.ts";
import { foot, gallonsAMinute, pound, squareFoot, wattsPerBtu, wattsPerTon } from "./units.ts";

const [desert, dock, freezer] = [state(40, 14), state(65 / 9, 70), state(-23.33, 80)];
const fahrenheit = (degrees: number) => (degrees - 32) / 1.8;
const kcal = 4.1868;

type Goods = { above: number; below: number; freezing: number; latent: number };
/** Mean load in W over 24 hours, by the site's formula and by this folder's. */
const cooled = (goods: Goods, kilograms: number, from: number, to: number) => {
  const latent = heatToRemove({ ...goods, freezes: goods.freezing }, from, to);
  return [
    heatOfProduct({ kilograms, specificHeat: 0, cooledBy: 0, latent, hours: 24 }),
    cold.meanWatts(kilograms, cold.productHeat(goods, from, to), 24),
  ];
};
const cod = { above: 3.78, below: 2.14, freezing: -2.2, latent: 271 };
const chicken = { above: 0.8 * kcal, below: 0.42 * kcal, freezing: -2.8, latent: 246 };

const wall = (surfaces: number[], layers: [number, number][]) => [
  transmittance(surfaces, layers),
  cold.transmittance(surfaces, layers),
];
const pressure = (metres: number) => [1.01325 * pressureLeft(metres), air.pressureAt(metres) / 100];
const exchanged = (outside: typeof desert, inside: typeof desert) => [
  heatOfExchange(outside, inside),
  air.heatOfExchange(outside, inside),
];
const flows = (width: number, height: number, warm: typeof desert, chilled: typeof desert) => [
  doorFlow({ width, height }, warm, chilled),
  air.doorFlow(width, height, warm, chilled),
];
/** Tamm's formula (1966) for flow through an open door, times the factor 0.68 measured by Pham and Oliver. */
const measured = (warm: typeof desert, chilled: typeof desert) => {
  const ratio = air.density(warm) / air.density(chilled);
  const densities = Math.sqrt(1 - ratio) * (2 / (1 + Math.cbrt(1 / ratio))) ** 1.5;
  return 0.68 * 0.333 * 1.2 * 2.2 * Math.sqrt(9.81 * 2.2) * densities;
};
/**
 * Heatcraft's formula for flow through an open door in m³/s: 4.88 × √height × half the area × √(temperature
 * difference), in ft and °F.
 */
const byHeatcraft = (kelvin: number) =>
  (4.88 * Math.sqrt(2 / foot) * (1.8 / squareFoot / 2) * Math.sqrt(1.8 * kelvin) * foot ** 3) / 60;

/** A worked example: printed value, relative tolerance, and the values of src/ and of this folder for the same data. */
type Example = [quantity: string, printed: number, within: number, ...ours: number[]];

/** Examples from books, manuals and manufacturers; the site's value comes first, this folder's second. */
// prettier-ignore
const sources: Record<string, Example[]> = {
  "Pennsylvania State University, notes on air conditioning: 25 °C, 75%, 100 kPa": [
    // The Magnus formula is 0.23% low here, and the source rounds to three digits.
    ["3.169 kPa at saturation", 3.169, 0.003, moist.saturationPressure(25), air.saturationPressure(25)],
    ["0.0152 kg of water", 0.0152, 0.0075, moist.humidityRatio(state(25, 75), 100), air.humidityRatio({ ...state(25, 75), kilopascals: 100 })],
  ],
  // The tolerance covers the rounding of the chart's relative humidity (14%).
  "ASHRAE Handbook Fundamentals, chapter 1, example 1: air of 40 °C, 14%": [
    ["6.5 g of water", 6.5e-3, 0.015, moist.humidityRatio(desert), air.humidityRatio(desert)],
    ["56.7 kJ/kg", 56.7, 0.01, moist.enthalpy(desert), air.enthalpy(desert)],
    ["0.896 m³/kg", 0.896, 0.002, 1 / moist.density(desert), air.specificVolume(desert)],
    ["20 °C wet bulb", 20, 0.01, air.wetBulb(desert)],
    ["280.15 K dew point", 280.15, 0.002, 273.15 + air.dewPoint(desert)],
  ],
  "Kutz, Mechanical Engineers’ Handbook 4, table 6, US standard atmosphere": [
    ["1,000 m: 0.8988 bar", 0.8988, 0.001, ...pressure(1000)],
  ],
  "Welch, Heat Load Calculations for Refrigerated Spaces, freezer of −10 °F": [
    ["dock air of 45 °F, 70% gives up 17.57 BTU/lb", 17.57 * 2.326, 0.01, moist.enthalpy(dock) - moist.enthalpy(freezer), air.enthalpy(dock) - air.enthalpy(freezer)],
    // Welch calculates the air mass with the dock's density, the site with the room's, which is a sixth
    // higher.
    ["which is 1.371 BTU/ft³ at the dock’s density", 1.371 * wattsPerBtu * 3.6 * 35.3147, 0.015, (heatOfExchange(dock, freezer) * moist.density(dock)) / moist.density(freezer)],
    ["wall of 6,000 ft², 4 in of k 0.19, 105 °F: 718,200 BTU a day", (718_200 * wattsPerBtu) / 24, 0.001, ...wall([], [[4 * 0.0254, 0.19 * 0.144228]]).map((u) => wallHeat(u, 6000 * squareFoot, 105 / 1.8))],
    ["1,000,000 lb of chicken a day from 0 to −10 °F: 4,200 kBTU", (4_200_000 * wattsPerBtu) / 24, 0.001, ...cooled(chicken, 1e6 * pound, fahrenheit(0), fahrenheit(-10))],
  ],
  "refrigeration.engineering, heat load calculator: 24,000 kg of cod in a day": [
    ["from 5 to −2.2 °C: 7.56 kW", 7560, 0.001, ...cooled(cod, 24_000, 5, -2.2)],
    ["from −2.2 to −35 °C: 19.49 kW", 19_490, 0.001, ...cooled(cod, 24_000, -2.2, -35)],
    ["from 5 to −35 °C, freezing included: 102.32 kW", 102_320, 0.001, ...cooled(cod, 24_000, 5, -35)],
  ],
  "North Carolina State University, heat of respiration of crops": [
    // The varieties and ages differ: ASHRAE's table alone has 17.5 to 20.4 W/t at 5 °C.
    ["potatoes at 38 °F: 0.028 BTU/(lb·h)", (0.028 * wattsPerBtu * 1000) / pound, 0.12, respirationOf(foods.potatoes, fahrenheit(38)), cold.respiration("potatoes", fahrenheit(38))],
  ],
  "USDA Agriculture Handbook 66, heat load of a pear store": [
    ["76 mm of polyurethane: 1.1 kJ/(h·m²·K), rounded", 1.1 / 3.6, 0.015, ...wall([], [[0.076, 0.023]])],
    ["air from 30 °C (50%) to −1.1 °C: 74.5 kJ/m³", 74.5, 0.02, ...exchanged(state(30, 50), state(-1.1, 95))],
  ],
  "Hundy, Trott and Welch, Refrigeration and Air-Conditioning": [
    ["23.1: concrete panel, 50 mm insulation, plasterboard: U 0.45", 0.45, 0.01, ...wall([0.3, 0.07], [[0.04, 0.09], [0.05, 0.037], [0.012, 0.16]])],
    // The book uses 45% saturation, slightly less than 45% relative humidity.
    ["23.2: 1.35 kg/s of air from 57 kJ/kg to 21 °C, 45%: 24.2 kW", 24.2, 0.02, 1.35 * (57 - moist.enthalpy(state(21, 45)))],
    ["18.1: 20 t of water a day from 15 °C to ice: 92 kW", 92, 0.005, heatOfProduct({ kilograms: 20_000, specificHeat: 4.187, cooledBy: 15, latent: 334, hours: 24 }) / 1000],
    ["18.2: 8 t of meat from 22 to 1 °C in 14 hours: 10.3 kW", 10.3, 0.005, heatOfProduct({ kilograms: 8000, specificHeat: 3.1, cooledBy: 21, hours: 14 }) / 1000],
  ],
  "FAO, Planning and engineering data 3, section 8.1": [
    // The printed result follows from a conductivity of 0.037; the text prints 0.033.
    ["771.5 m² of 250 mm polystyrene, 65 K: 7,422 kcal/h", 7422, 0.001, wallHeat(transmittance([], [[0.25, 0.037]]), 771.5, 65)],
    ["air from 35 °C (60%) to −30 °C: 40 kcal/m³", 40 * kcal, 0.04, ...exchanged(state(35, 60), state(-30, 90))],
  ],
  "Pham and Oliver (1983), air through doors of cold stores, measured": [
    ["35 to 2 °C", measured(state(35, 50), state(2, 90)), 0.03, ...flows(1.2, 2.2, state(35, 50), state(2, 90))],
    ["35 to −18 °C", measured(state(35, 50), state(-18, 90)), 0.03, ...flows(1.2, 2.2, state(35, 50), state(-18, 90))],
  ],
  "Heatcraft, Engineering Manual H-ENGM0408, a door of 0.9 × 2 m": [
    ["35 to 2 °C", byHeatcraft(33) / 0.8, 0.06, ...flows(0.9, 2, state(35, 50), state(2, 90))],
    ["35 to −18 °C", byHeatcraft(53) / 0.8, 0.03, ...flows(0.9, 2, state(35, 50), state(-18, 90))],
  ],
};

describe.each(Object.entries(sources))("%s", (_, examples) => {
  test.each(examples)("%s", (_quantity, printed, within, ...ours) => {
    for (const value of ours) near(value, printed, within);
  });
});

test("a well gives each ton the 1.5 to 3 gal/min that Alliant Energy’s guide prints, a tenth more in warm ground", () => {
  const needs = [20, 25, 28].flatMap((celsius) => waterFor(wattsPerTon / 1000, celsius).flow);
  expect(Math.min(...needs) / gallonsAMinute).toBeGreaterThan(1.5);
  expect(Math.max(...needs) / gallonsAMinute).toBeLessThan(3.3);
});

/** Unit sizes that Haier India, and Singer in The Daily Star, print for floor areas in ft². */
test.each([
  [120, 1],
  [180, 1.5],
  [100, 1],
  [240, 2],
])("the rule gives a maker's size for %d ft²: %d tons", (floor, size) => {
  // prettier-ignore
  expect(unitsFor(roomTons(squareFeet(floor), { bareRoof: false, westGlass: false }))).toEqual({ count: 1, size });
});

test("the second calculations import nothing but each other", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/test|near/.test(name));
  for (const file of files)
    for (const [, path] of readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/from "([^"]+)"/g))
      expect(path, file).toMatch(/^\.\/\w+\.ts$/);
});
