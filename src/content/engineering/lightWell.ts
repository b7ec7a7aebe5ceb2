import { airflowFor, kilowattsPerTon } from "./airflow.ts";

/** Two 1.5-ton units of a flat run simultaneously, with an efficiency of 3 on a hot evening. */
const unitsAtOnce = 2;
const tonsPerUnit = 1.5;
const efficiency = 3;

/** Permitted temperature of the air at the top of the well above the street, in K. */
export const rise = 5;

/** Velocity in m/s of buoyant air in a well, with a safety margin. */
export const velocity = 1;

/** Density of air near 42 °C in kg/m³. */
const hotDensity = 1.12;

/** Heat in kW from the outdoor units of `flats`: heat removed from the rooms plus electric power. */
export const heatOfFlats = (flats: number) =>
  flats * unitsAtOnce * tonsPerUnit * kilowattsPerTon * (1 + 1 / efficiency);

/** Airflow in m³/h that carries this heat away. */
export const airOfFlats = (flats: number) => airflowFor(heatOfFlats(flats), rise, hotDensity);

/** Open area in m², each at the foot, in plan and at the top of the well. */
export const openArea = (flats: number) => airOfFlats(flats) / 3600 / velocity;
