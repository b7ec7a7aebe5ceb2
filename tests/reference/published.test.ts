import { expect, test } from "vitest";
import { heatOfExchange } from "../../src/content/engineering/airExchange.ts";
import { doorFlow } from "../../src/content/engineering/doorway.ts";
import { heatOfProduct } from "../../src/content/engineering/productHeat.ts";
import { corrected } from "../../src/content/engineering/coolingDifference.ts";
import { wallHeat } from "../../src/content/engineering/insulatedBody.ts";
import { enthalpy } from "../../src/content/engineering/moistAir.ts";
import { roomTons, rule } from "../../src/content/engineering/roomTons.ts";
import { transmittance } from "../../src/content/engineering/transmittance.ts";
import { unitsFor } from "../../src/content/engineering/unitSize.ts";
import { btuPerTon, squareFeet } from "../../src/content/engineering/units.ts";

const air = (temperature: number, humidity: number) => ({ temperature, humidity });
const inKilocalories = (kilojoules: number) => kilojoules / 4.1868;

/** Heatcraft's cubic feet a minute through an open door, as m³/s: 4.88 √height, half the area, √difference; ft and °F. */
const byHeatcraft = (width: number, height: number, kelvin: number) =>
  (4.88 *
    Math.sqrt(height / 0.3048) *
    ((width * height) / 0.3048 ** 2 / 2) *
    Math.sqrt(1.8 * kelvin) *
    0.3048 ** 3) /
  60;

/**
 * Worked examples of books, manuals and makers: what they print, and what our functions give for the same data. A cell
 * is a source, its example, the printed value, ours, and by how much of it they may differ.
 */
const examples: [source: string, example: string, printed: number, ours: number, within: number][] = [
  [
    "Hundy, Trott and Welch, Refrigeration and Air-Conditioning, example 23.1",
    "U of concrete panel, 50 mm insulation, plasterboard: 0.45 W/(m²·K)",
    0.45,
    transmittance([0.3, 0.07], [[0.04, 0.09], [0.05, 0.037], [0.012, 0.16]]), // prettier-ignore
    0.01,
  ],
  [
    "the same, example 23.2",
    "1.35 kg/s of air from 27 °C (57 kJ/kg) to 21 °C, 45%: 24.2 kW",
    24.2,
    1.35 * (57 - enthalpy({ temperature: 21, humidity: 45 })),
    // The book's 45% of saturation is a little less than 45% relative humidity.
    0.02,
  ],
  [
    "the same, example 18.1",
    "20 t of water a day from 15 °C to ice: 92 kW",
    92,
    heatOfProduct({ kilograms: 20_000, specificHeat: 4.187, cooledBy: 15, latent: 334, hours: 24 }) / 1000,
    0.005,
  ],
  [
    "the same, example 18.2",
    "8 t of meat from 22 to 1 °C in 14 hours: 10.3 kW",
    10.3,
    heatOfProduct({ kilograms: 8000, specificHeat: 3.1, cooledBy: 21, hours: 14 }) / 1000,
    0.005,
  ],
  [
    "FAO, Planning and engineering data 3, section 8.1",
    "771.5 m² of 250 mm polystyrene, 65 K: 7,422 kcal/h, which takes a conductivity of 0.037, not the printed 0.033",
    7422,
    wallHeat(transmittance([], [[0.25, 0.037]]), 771.5, 65),
    0.001,
  ],
  [
    "Evans, The Engineering Mindset, cold room",
    "113 m² of U 0.28 from 30 to 1 °C: 22 kWh a day",
    22,
    (wallHeat(0.28, 113, 29) * 24) / 1000,
    0.005,
  ],
  [
    "a variant of it, 7 × 6 × 5 m",
    "172 m² of U 0.28, 26 K, and 42 m² of floor, 7 K: 32.03 kWh a day",
    32.03,
    ((wallHeat(0.28, 172, 26) + wallHeat(0.28, 42, 7)) * 24) / 1000,
    0.001,
  ],
  [
    "West Coast Engineering, Jacksonville",
    "roof of 2,420 ft², U 0.03, CLTD 28 °F: 2,033 BTU/h",
    2033,
    wallHeat(0.03, 2420, 28),
    0.001,
  ],
  ["the same", "two doors of 20 ft², U 0.40, CLTD 16 °F: 256 BTU/h", 256, wallHeat(0.4, 40, 16), 0.001],
  [
    "the same",
    "slab: 2,420 ft² of U 0.05 and 27.3 ft² of edge of U 0.81, 5 °F: 716 BTU/h",
    716,
    wallHeat(0.05, 2420, 5) + wallHeat(0.81, 27.3, 5),
    0.001,
  ],
  [
    "a thesis on the heat loads of a hall, chapter 3 (scribd.com/document/390161506)",
    "roof of CLTD 78 °F less 1, by 0.65, at 82 °F inside and a mean of 94 °F: 55.05 °F",
    55.05,
    corrected((78 - 1) * 0.65, { table: { indoor: 78, mean: 85 }, now: { indoor: 82, mean: 94 } }),
    0.0001,
  ],
  ["the same", "3,252.58 ft² of U 0.108: 19,334 BTU/h", 19_334, wallHeat(0.108, 3252.58, 55.05), 0.001],
  [
    "USDA Agriculture Handbook 66, heat load of a pear store",
    "air from 30 °C (50%) to −1.1 °C: 74.5 kJ/m³",
    74.5,
    heatOfExchange(air(30, 50), air(-1.1, 95)),
    0.02,
  ],
  [
    "the same",
    "air from 7.2 °C (70%) to −1.1 °C: 15.3 kJ/m³",
    15.3,
    heatOfExchange(air(7.2, 70), air(-1.1, 95)),
    // The humidity inside, which is not printed, is a large part of so little heat.
    0.07,
  ],
  [
    "FAO, Planning and engineering data 3, section 8.1, air changes",
    "air from 35 °C (60%) to −30 °C: 40 kcal/m³",
    40,
    inKilocalories(heatOfExchange(air(35, 60), air(-30, 90))),
    0.04,
  ],
  [
    "Heatcraft, Engineering Manual H-ENGM0408, infiltration through a fixed opening",
    "a door of 0.9 × 2 m from 35 °C to 2 °C: 0.440 m³/s",
    byHeatcraft(0.9, 2, 33),
    0.8 * doorFlow({ width: 0.9, height: 2 }, air(35, 50), air(2, 90)),
    0.06,
  ],
  [
    "the same",
    "to −18 °C: 0.558 m³/s",
    byHeatcraft(0.9, 2, 53),
    0.8 * doorFlow({ width: 0.9, height: 2 }, air(35, 50), air(-18, 90)),
    0.03,
  ],
];

test.each(examples)("%s: %s", (_, __, printed, ours, within) => {
  expect(Math.abs(ours / printed - 1)).toBeLessThanOrEqual(within);
});

/** Sizes that makers and shops print for floors in ft², and ENERGY STAR's addition for a kitchen. */
const shown: [source: string, floor: number, tons: number][] = [
  ["Haier India", 120, 1],
  ["Haier India", 180, 1.5],
  ["Singer, in The Daily Star", 100, 1],
  ["Singer, in The Daily Star", 180, 1.5],
  ["Singer, in The Daily Star", 240, 2],
];
test.each(shown)("the rule gives the size that %s prints for %d ft²", (_, floor, size) => {
  const ours = roomTons(squareFeet(floor), { bareRoof: false, westGlass: false });
  expect(unitsFor(ours)).toEqual({ count: 1, size });
});

test("a kitchen adds 4,000 BTU/h, as ENERGY STAR says", () => {
  expect(rule.kitchen * btuPerTon).toBeCloseTo(4000, 9);
});
