import { airflowFor, kilowattsPerTon } from "./airflow.ts";

/** Two 1.5-ton units of a flat run at once; three parts of cooling take one part of electricity on a hot evening. */
const unitsAtOnce = 2;
const tonsPerUnit = 1.5;
const efficiency = 3;

/** The well's air may be this many K warmer at the top than in the street. */
export const rise = 5;

/** Speed in m/s that warm air reaches in a well by its own buoyancy, with room for error. */
export const velocity = 1;

/** Density of air near 42 °C in kg/m³. */
const hotDensity = 1.12;

/** kW that the outdoor units of `flats` give off: heat taken from the rooms and the electricity used. */
export const heatOfFlats = (flats: number) =>
  flats * unitsAtOnce * tonsPerUnit * kilowattsPerTon * (1 + 1 / efficiency);

/** m³/h of outdoor air that carry this heat away. */
export const airOfFlats = (flats: number) => airflowFor(heatOfFlats(flats), rise, hotDensity);

/** m² that must be open at the foot, in plan and at the top of the well. */
export const openArea = (flats: number) => airOfFlats(flats) / 3600 / velocity;
