import { type Celsius, fromBtu, btuPerHour, inSquareMetres, squareFeet } from "../physics/units.ts";

/**
 * Cooling load temperature difference (CLTD) and glass load factor (GLF) for houses: ASHRAE Handbook
 * Fundamentals 2001, chapter 28, tables 1 and 3, at 95 °F outdoors and 75 °F indoors. The values are from
 * table 1's column for a medium daily range of 20 °F, which has a mean of 85 °F outdoors; other days are
 * corrected by their mean.
 */
const outdoors = 35;
const indoors = (75 - 32) / 1.8;
const mean = (85 - 32) / 1.8;

export type Side = "north" | "east" | "south" | "west" | "shaded";
export type Surface = Side | "roof" | "partition";

/** CLTD in °F; it includes solar gain and the wall's time lag. */
const differences: Record<Surface, number> = {
  north: 13,
  east: 23,
  south: 16,
  west: 23,
  shaded: 12,
  roof: 47,
  partition: 12,
};

/** GLF of single glass behind drawn curtains in BTU/h per ft²; it includes solar gain and conduction. */
const glassFactors: Record<Side, number> = { north: 23, east: 50, south: 33, west: 50, shaded: 23 };

/** GLF per °F of outdoor temperature: the table's mean slope between 85 and 110 °F. */
const glassSlope = 0.6;

/** Maximum outdoor temperature, daily range in K, and indoor temperature. */
type Day = { outdoor: Celsius; swing: number; indoor: Celsius };

/** CLTD in K, corrected for indoor and mean outdoor temperature. */
export const coolingDifference = (surface: Surface, { outdoor, swing, indoor }: Day): number =>
  Math.max(
    0,
    corrected(differences[surface] / 1.8, {
      table: { indoor: indoors, mean },
      now: { indoor, mean: outdoor - swing / 2 },
    }),
  );

/** GLF in W/m². */
export function glassFactor(side: Side, { outdoor, indoor }: Day): number {
  const warmer = outdoor - outdoors + (indoors - indoor);
  const perSquareFoot = glassFactors[side] + glassSlope * 1.8 * warmer;
  return Math.max(0, fromBtu(btuPerHour(perSquareFoot)) / inSquareMetres(squareFeet(1)));
}

/** The general CLTD correction for indoor and mean outdoor temperature, in °F or K. */
const corrected = (
  difference: number,
  { table, now }: { table: { indoor: number; mean: number }; now: { indoor: number; mean: number } },
): number => difference + (table.indoor - now.indoor) + (now.mean - table.mean);
