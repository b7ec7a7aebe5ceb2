/**
 * Cooling load of a living room: ASHRAE Handbook, Fundamentals (2001), chapter 28, cooling load temperature
 * differences and glass load factors for houses. The formulas are independent of src/.
 */
import { enthalpy, humidityRatio, specificVolume, type Air } from "./air.ts";

const kelvinPerFahrenheit = 5 / 9;
const inFahrenheit = (celsius: number) => 32 + celsius / kelvinPerFahrenheit;
/** W/m² per BTU/(h·ft²). */
const perSquareMetre = 3.15459;

/**
 * Cooling load temperature differences in °F: chapter 28, table 1, for 95 °F outdoors, 75 °F indoors and a
 * medium daily range (20 °F).
 */
const differences = { north: 13, east: 23, west: 23, south: 16, shaded: 12, roof: 47, partition: 12 };

/**
 * Cooling load temperature difference in K, corrected for the room temperature and the mean outdoor
 * temperature (`design` minus half of `range`): note to table 1.
 */
export const coolingDifference = (
  surface: keyof typeof differences,
  design: number,
  range: number,
  indoor: number,
): number => {
  const mean = inFahrenheit(design - range / 2);
  return (differences[surface] + (mean - 85) + (75 - inFahrenheit(indoor))) * kelvinPerFahrenheit;
};

/**
 * Load of single glass with drawn curtains or blinds, in BTU/(h·ft²): chapter 28, table 3. The columns are for
 * outdoor temperatures of 85, 90, 95, 100, 105 and 110 °F.
 */
const glass = {
  north: [18, 19, 23, 27, 29, 33],
  east: [45, 46, 50, 54, 55, 59],
  west: [45, 46, 50, 54, 55, 59],
  south: [27, 28, 33, 37, 38, 42],
  shaded: [18, 19, 23, 27, 29, 33],
};

/** Glass load in W/m², interpolated between columns. Temperatures outside the table use its end columns. */
export function glassLoad(side: keyof typeof glass, outdoor: number): number {
  const column = Math.min(Math.max((inFahrenheit(outdoor) - 85) / 5, 0), 4.999);
  const [low = 0, high = 0] = glass[side].slice(Math.floor(column));
  return (low + (high - low) * (column % 1)) * perSquareMetre;
}

/** Total infiltration load in W. `changes` is the number of air changes per hour. */
export const leakage = (cubicMetres: number, changes: number, outdoor: Air, indoor: Air): number =>
  ((cubicMetres * changes) / 3600 / specificVolume(outdoor)) * (enthalpy(outdoor) - enthalpy(indoor)) * 1000;

export const sensibleLeakage = (cubicMetres: number, changes: number, outdoor: Air, indoor: Air): number =>
  ((cubicMetres * changes) / 3600 / specificVolume(outdoor)) *
  (1.006 + 1.86 * humidityRatio(outdoor)) *
  (outdoor.celsius - indoor.celsius) *
  1000;
