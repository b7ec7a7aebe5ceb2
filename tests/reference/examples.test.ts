import { describe, expect, test } from "vitest";
import { heatOfExchange } from "../../src/content/engineering/airExchange.ts";
import { pressureLeft } from "../../src/content/engineering/altitude.ts";
import { coolingCoefficient } from "../../src/content/engineering/coefficient.ts";
import { towerWater } from "../../src/content/engineering/commercialPlant.ts";
import { doorFlow } from "../../src/content/engineering/doorway.ts";
import { foods, heatToRemove, respirationOf } from "../../src/content/engineering/food.ts";
import { waterFor } from "../../src/content/engineering/geothermalSite.ts";
import { extracted, rejected } from "../../src/content/engineering/groundLoop.ts";
import { wallHeat } from "../../src/content/engineering/insulatedBody.ts";
import * as moist from "../../src/content/engineering/moistAir.ts";
import { heatOfProduct } from "../../src/content/engineering/productHeat.ts";
import { transmittance } from "../../src/content/engineering/transmittance.ts";
import * as air from "./air.ts";
import * as cold from "./coldRoom.ts";
import * as pump from "./heatPump.ts";
import { gallonsAMinute, pound, squareFoot, wattsPerBtu, wattsPerTon } from "./units.ts";

/** A state of the air as both calculations write it. */
const state = (celsius: number, percent: number) => ({
  celsius,
  percent,
  temperature: celsius,
  humidity: percent,
});
const [desert, dock, freezer] = [state(40, 14), state(45 / 9 + 20 / 9, 70), state(-23.33, 80)];
const fahrenheit = (degrees: number) => (degrees - 32) / 1.8;
const kcal = 4.1868;

type Goods = { above: number; below: number; freezing: number; latent: number };
/** Mean watts of a day in which so many kg are cooled: by our functions, and by the calculation of this folder. */
const cooled = (goods: Goods, kilograms: number, from: number, to: number): [number, number] => [
  heatOfProduct({
    kilograms,
    specificHeat: 0,
    cooledBy: 0,
    latent: heatToRemove({ ...goods, freezes: goods.freezing }, from, to),
    hours: 24,
  }),
  cold.meanWatts(kilograms, cold.productHeat(goods, from, to), 24),
];
const cod = { above: 3.78, below: 2.14, freezing: -2.2, latent: 271 };
const dough = { above: 0.75 * kcal, below: 0.35 * kcal, freezing: fahrenheit(26), latent: 59 * 2.326 };
const chicken = { above: 0.8 * kcal, below: 0.42 * kcal, freezing: -2.8, latent: 246 };

const saturation = (celsius: number): [number, number] => [
  moist.saturationPressure(celsius),
  air.saturationPressure(celsius),
];
const wall = (surfaces: number[], layers: [number, number][]): [number, number] => [
  transmittance(surfaces, layers),
  cold.transmittance(surfaces, layers),
];
const carnot = (cold: number, hot: number, share: number): [number, number] => [
  coolingCoefficient(fahrenheit(cold), fahrenheit(hot), share),
  pump.coolingCop(fahrenheit(cold), fahrenheit(hot), share),
];

/** Tamm’s volume through an open door (1966) by the factor 0.68 that Pham and Oliver measured. */
const measuredFlow = (warm: typeof desert, chilled: typeof desert) => {
  const ratio = air.density(warm) / air.density(chilled);
  return (
    0.68 * 0.333 * 1.2 * 2.2 * Math.sqrt((1 - ratio) * 9.81 * 2.2) * (2 / (1 + Math.cbrt(1 / ratio))) ** 1.5
  );
};
const flows = (warm: typeof desert, chilled: typeof desert): [number, number] => [
  doorFlow({ width: 1.2, height: 2.2 }, warm, chilled),
  air.doorFlow(1.2, 2.2, warm, chilled),
];

type Example = [
  quantity: string,
  published: number,
  ours: [product: number, reference: number],
  within: number,
];

/** What sources print, what our functions give for the same data, and what the calculation in this folder gives. */
const sources: Record<string, Example[]> = {
  "Pennsylvania State University, notes on air conditioning: 25 °C, 75%, 100 kPa": [
    // Magnus is 0.23% low here; the page rounds to three digits.
    ["3.169 kPa at saturation", 3.169, saturation(25), 0.003],
    [
      "0.0152 kg of water",
      0.0152,
      [moist.humidityRatio(state(25, 75), 100), air.humidityRatio({ ...state(25, 75), kilopascals: 100 })],
      0.0075,
    ],
  ],
  // The chart's relative humidity, 14%, is rounded: that is the tolerance.
  "ASHRAE Handbook Fundamentals, chapter 1, example 1: air of 40 °C, 14%": [
    ["6.5 g of water", 6.5e-3, [moist.humidityRatio(desert), air.humidityRatio(desert)], 0.015],
    ["56.7 kJ/kg", 56.7, [moist.enthalpy(desert), air.enthalpy(desert)], 0.01],
    ["0.896 m³/kg", 0.896, [1 / moist.density(desert), air.specificVolume(desert)], 0.002],
    ["20 °C wet bulb", 20, [moist.wetBulb(desert), air.wetBulb(desert)], 0.01],
    ["280.15 K dew point", 280.15, [273.15 + moist.dewPoint(desert), 273.15 + air.dewPoint(desert)], 0.002],
  ],
  "Kutz, Mechanical Engineers’ Handbook 4, table 6, US standard atmosphere": [
    ["1,000 m: 0.8988 bar", 0.8988, [1.01325 * pressureLeft(1000), air.pressureAt(1000) / 100], 0.001],
    ["2,000 m: 0.7950 bar", 0.795, [1.01325 * pressureLeft(2000), air.pressureAt(2000) / 100], 0.001],
    ["3,000 m: 0.7012 bar", 0.7012, [1.01325 * pressureLeft(3000), air.pressureAt(3000) / 100], 0.001],
  ],
  "Welch, Heat Load Calculations for Refrigerated Spaces, freezer of −10 °F": [
    [
      "dock air of 45 °F, 70% gives up 17.57 BTU/lb on its way to −10 °F, 80%",
      17.57 * 2.326,
      [moist.enthalpy(dock) - moist.enthalpy(freezer), air.enthalpy(dock) - air.enthalpy(freezer)],
      0.01,
    ],
    [
      // Welch takes the mass at the dock's density. Ours fills the room at its own: a sixth more.
      "which is 1.371 BTU for each ft³ at the dock’s density",
      1.371 * wattsPerBtu * 3.6 * 35.3147,
      [
        (heatOfExchange(dock, freezer) * moist.density(dock)) / moist.density(freezer),
        (air.heatOfExchange(dock, freezer) * air.density(dock)) / air.density(freezer),
      ],
      0.015,
    ],
    [
      "wall of 6,000 ft², 4 in of k 0.19, 105 °F: 718,200 BTU a day",
      (718_200 * wattsPerBtu) / 24,
      wall([], [[4 * 0.0254, 0.19 * 0.144228]]).map((u) => wallHeat(u, 6000 * squareFoot, 105 / 1.8)) as [
        number,
        number,
      ],
      0.001,
    ],
    [
      "1,000,000 lb of chicken a day from 0 to −10 °F: 4,200 kBTU",
      (4_200_000 * wattsPerBtu) / 24,
      cooled(chicken, 1e6 * pound, fahrenheit(0), fahrenheit(-10)),
      0.001,
    ],
  ],
  "refrigeration.engineering, heat load calculator: 24,000 kg of cod in a day": [
    ["from 5 to −2.2 °C: 7.56 kW", 7560, cooled(cod, 24_000, 5, -2.2), 0.001],
    ["from −2.2 to −35 °C: 19.49 kW", 19_490, cooled(cod, 24_000, -2.2, -35), 0.001],
    ["from 5 to −35 °C, freezing included: 102.32 kW", 102_320, cooled(cod, 24_000, 5, -35), 0.001],
  ],
  "Advanced Freezer: 10,000 lb of dough an hour from 65 to 15 °F": [
    [
      "921,000 BTU/h",
      921_000 * wattsPerBtu,
      cooled(dough, 240_000 * pound, fahrenheit(65), fahrenheit(15)),
      0.001,
    ],
  ],
  "FAO, Freezing and refrigerated storage in fisheries, section 8.1": [
    [
      // A constant specific heat below freezing leaves out what still freezes on the way: we are 7% below.
      "fish from −20 to −30 °C: 5.5 kcal/kg",
      5.5 * kcal,
      [heatToRemove({ ...cod, freezes: cod.freezing }, -20, -30), cold.productHeat(cod, -20, -30)],
      0.08,
    ],
  ],
  "North Carolina State University, heat of respiration of crops": [
    [
      // Potatoes of other kinds and ages: ASHRAE's table alone has 17.5 to 20.4 W/t at 5 °C.
      "potatoes at 38 °F: 0.028 BTU/(lb·h)",
      (0.028 * wattsPerBtu * 1000) / pound,
      [respirationOf(foods.potatoes, fahrenheit(38)), cold.respiration("potatoes", fahrenheit(38))],
      0.12,
    ],
  ],
  "USDA Agriculture Handbook 66, heat load of a pear store": [
    // The handbook rounds to 1.1.
    ["76 mm of polyurethane: 1.1 kJ/(h·m²·K)", 1.1 / 3.6, wall([], [[0.076, 0.023]]), 0.015],
  ],
  "Conserve and Save: plastered wall of two bricks, ISO 6946": [
    [
      "U 1.85",
      1.85,
      wall(
        [0.04, 0.13],
        [
          [0.018, 0.5],
          [0.102, 0.77],
          [0.102, 0.56],
          [0.013, 0.57],
        ],
      ),
      0.01,
    ],
  ],
  "Pham and Oliver (1983), air through doors of cold stores, measured": [
    ["35 °C to 2 °C", measuredFlow(state(35, 50), state(2, 90)), flows(state(35, 50), state(2, 90)), 0.03],
    [
      "35 °C to −18 °C",
      measuredFlow(state(35, 50), state(-18, 90)),
      flows(state(35, 50), state(-18, 90)),
      0.03,
    ],
  ],
  "pe-calc.com: chiller at 55% of Carnot’s limit, from 40 to 90 °F": [
    ["COP 5.5", 5.5, carnot(40, 90, 0.55), 0.002],
  ],
  "reuven.tools, after VDI 4640: 7.5 kW through the heat pump at a work of 2.5 kW": [
    ["10 kW on the warm side", 10, [rejected(7.5, 3), pump.heatRejected(7.5, 3)], 0.001],
    [
      "heating of 10 kW at COP 4: 150 m of borehole at 50 W/m",
      150,
      [(extracted(10, 4) * 1000) / 50, pump.boreMetres(pump.heatExtracted(10, 4), 10, 0.2)],
      0.001,
    ],
  ],
  "calcady.com: cooling tower of 1,200 tons at 4 cycles, 3 gal/min evaporated for each 100 tons": [
    [
      // It takes a chiller of COP 4 and, rounded, 2,330 kJ/kg.
      "48 gal/min",
      48 * gallonsAMinute * 3.6,
      [
        towerWater({ cooling: (1200 * wattsPerTon) / 1000, coefficient: 4 }),
        (((1200 * wattsPerTon * 1.25) / 1000 / 2430) * 3.6 * 4) / 3,
      ],
      0.05,
    ],
  ],
};

describe.each(Object.entries(sources))("%s", (_, examples) => {
  test.each(examples)("%s", (_quantity, published, ours, within) => {
    for (const value of ours)
      expect(Math.abs(value / published - 1), String(value)).toBeLessThanOrEqual(within);
  });
});

test("a well gives each ton the 1.5 to 3 gal/min that Alliant Energy’s guide prints, a tenth more in warm ground", () => {
  for (const celsius of [20, 25, 28]) {
    const { flow } = waterFor(wattsPerTon / 1000, celsius);
    for (const litres of flow) {
      expect(litres / gallonsAMinute).toBeGreaterThan(1.5);
      expect(litres / gallonsAMinute).toBeLessThan(3.3);
    }
  }
});
