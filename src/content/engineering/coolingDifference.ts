import { type Celsius, fromBtu, btuPerHour, inSquareMetres, squareFeet } from "./units.ts";

/**
 * Method of the cooling load temperature difference (CLTD) and the glass load factor (GLF) for houses: ASHRAE Handbook
 * Fundamentals 2001, chapter 28, tables 1 and 3, at 95 °F outdoors and 75 °F indoors. Of table 1 the column of a daily
 * range below 16 °F, as by the sea at Karachi: inland, where nights are cooler, its walls and roofs are 5 °F less.
 */
const outdoors = 35;
const indoors = (75 - 32) / 1.8;

export type Side = "north" | "east" | "south" | "west" | "shaded";
export type Surface = Side | "roof" | "partition";

/** CLTD in °F: the sun of a whole day and the delay in the wall are in it. What lies in the shade is as a north side. */
const differences: Record<Surface, number> = {
  north: 18,
  east: 28,
  south: 21,
  west: 28,
  shaded: 18,
  roof: 51,
  partition: 14,
};

/** GLF of single glass behind drawn curtains in BTU/h for each ft², sun and warmth together. */
const glassFactors: Record<Side, number> = { north: 23, east: 50, south: 35, west: 50, shaded: 23 };

/** GLF for each °F more outdoors: the mean slope of the table between 85 and 110 °F. */
const glassSlope = 0.6;

type Climate = { outdoor: Celsius; indoor: Celsius };

/** By how many K more than in the tables it is warmer outdoors than indoors. */
const warmer = ({ outdoor, indoor }: Climate) => outdoor - outdoors + (indoors - indoor);

/** Kelvin that multiply with area and transmittance: the table's value, corrected for the temperatures. */
export const coolingDifference = (surface: Surface, climate: Climate): number =>
  Math.max(0, differences[surface] / 1.8 + warmer(climate));

/** W for each m² of glass. */
export function glassFactor(side: Side, climate: Climate): number {
  const perSquareFoot = glassFactors[side] + glassSlope * 1.8 * warmer(climate);
  return Math.max(0, fromBtu(btuPerHour(perSquareFoot)) / inSquareMetres(squareFeet(1)));
}

/** The general correction of a table's CLTD for indoor and mean outdoor temperature, in whichever degrees. */
export const corrected = (
  difference: number,
  { table, now }: { table: { indoor: number; mean: number }; now: { indoor: number; mean: number } },
): number => difference + (table.indoor - now.indoor) + (now.mean - table.mean);
