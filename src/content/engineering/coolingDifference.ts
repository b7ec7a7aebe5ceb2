import { type Celsius, fromBtu, btuPerHour, inSquareMetres, squareFeet } from "./units.ts";

/**
 * Method of the cooling load temperature difference (CLTD) and the glass load factor (GLF) for houses: ASHRAE Handbook
 * Fundamentals 2001, chapter 28, tables 1 and 3, at 95 °F outdoors and 75 °F indoors. Of table 1 the column of a medium
 * daily range, 20 °F, and so of a mean of 85 °F outdoors; other days are corrected by their mean.
 */
const outdoors = 35;
const indoors = (75 - 32) / 1.8;
const mean = (85 - 32) / 1.8;

export type Side = "north" | "east" | "south" | "west" | "shaded";
export type Surface = Side | "roof" | "partition";

/** CLTD in °F: the sun of a whole day and the delay in the wall are in it. */
const differences: Record<Surface, number> = {
  north: 13,
  east: 23,
  south: 16,
  west: 23,
  shaded: 12,
  roof: 47,
  partition: 12,
};

/** GLF of single glass behind drawn curtains in BTU/h for each ft², sun and warmth together. */
const glassFactors: Record<Side, number> = { north: 23, east: 50, south: 33, west: 50, shaded: 23 };

/** GLF for each °F more outdoors: the mean slope of the table between 85 and 110 °F. */
const glassSlope = 0.6;

/** A day's highest outdoor temperature and its daily range in K, and the temperature indoors. */
type Day = { outdoor: Celsius; swing: number; indoor: Celsius };

/** Kelvin that multiply with area and transmittance: the table's value, corrected for the temperatures. */
export const coolingDifference = (surface: Surface, { outdoor, swing, indoor }: Day): number =>
  Math.max(
    0,
    corrected(differences[surface] / 1.8, {
      table: { indoor: indoors, mean },
      now: { indoor, mean: outdoor - swing / 2 },
    }),
  );

/** W for each m² of glass. */
export function glassFactor(side: Side, { outdoor, indoor }: Day): number {
  const warmer = outdoor - outdoors + (indoors - indoor);
  const perSquareFoot = glassFactors[side] + glassSlope * 1.8 * warmer;
  return Math.max(0, fromBtu(btuPerHour(perSquareFoot)) / inSquareMetres(squareFeet(1)));
}

/** The general correction of a table's CLTD for indoor and mean outdoor temperature, in whichever degrees. */
export const corrected = (
  difference: number,
  { table, now }: { table: { indoor: number; mean: number }; now: { indoor: number; mean: number } },
): number => difference + (table.indoor - now.indoor) + (now.mean - table.mean);
