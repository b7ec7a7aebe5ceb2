import { metresPerFoot, wattsPerBtu } from "../physics/units.ts";

/**
 * Cooling load temperature differences (CLTD) and glass load factors (GLF) for houses, from ASHRAE Handbook
 * Fundamentals 2001, chapter 28, tables 1 and 3. The tables assume 95 °F outdoors and 75 °F indoors. The
 * CLTDs are for a medium daily range of 20 °F, and therefore a mean outdoor temperature of 85 °F. For days
 * with a different mean, the difference between the two means is added.
 */
const table = { outdoors: 35, indoors: (75 - 32) / 1.8, mean: (85 - 32) / 1.8 };

/** Room temperature in °C, close to the table's 75 °F. */
export const indoors = 24;

export type Side = "north" | "east" | "south" | "west" | "shaded";
export type Surface = Side | "roof" | "partition";

/** CLTD in °F, including solar gain and the wall's time lag. */
const differences: Record<Surface, number> = {
  north: 13,
  east: 23,
  south: 16,
  west: 23,
  shaded: 12,
  roof: 47,
  partition: 12,
};

/** GLF in BTU/h per ft² of single glass behind drawn curtains, including solar gain and conduction. */
const glassFactors: Record<Side, number> = { north: 23, east: 50, south: 33, west: 50, shaded: 23 };

/** Increase in GLF per °F of outdoor temperature: the table's mean slope between 85 and 110 °F. */
const glassSlope = 0.6;

/** CLTD in K for a maximum outdoor temperature in °C and a daily temperature range (`swing`) in K. */
export const coolingDifference = (surface: Surface, outdoors: number, swing: number): number =>
  Math.max(0, differences[surface] / 1.8 + (table.indoors - indoors) + (outdoors - swing / 2 - table.mean));

/** GLF in W/m² for an outdoor temperature in °C. */
export function glassFactor(side: Side, outdoors: number): number {
  const warmer = outdoors - table.outdoors + (table.indoors - indoors);
  const perSquareFoot = glassFactors[side] + glassSlope * 1.8 * warmer;
  return Math.max(0, (perSquareFoot * wattsPerBtu) / metresPerFoot ** 2);
}
