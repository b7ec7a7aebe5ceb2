import { type AirState, density, enthalpy } from "./moistAir.ts";
import { wattsPerTon } from "./units.ts";

/** One ton of refrigeration (TR) in kW: 12,000 BTU/h. */
export const kilowattsPerTon = wattsPerTon / 1000;

/** Volume and heat of air for rules of thumb: kg/m³ near 20 °C, kJ/(kg·K). */
const standardDensity = 1.2;
const heatCapacity = 1.006;

/** Airflow in m³/h that carries `heat` kW at a rise of `rise` K. */
export const airflowFor = (heat: number, rise: number, airDensity = standardDensity) =>
  (3600 * heat) / (airDensity * heatCapacity * rise);

/** kW that cool `airflow` m³/h of `outdoor` air to `room` °C without drying it. */
export const sensibleLoad = (airflow: number, outdoor: AirState, room: number, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * heatCapacity * (outdoor.temperature - room);

/** kW that cool and dry `airflow` m³/h of `outdoor` air to the state of the room. Pressure in kPa, sea level if not given. */
export const totalLoad = (airflow: number, outdoor: AirState, room: AirState, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * (enthalpy(outdoor, pressure) - enthalpy(room, pressure));

/** The two outdoor states that the pages calculate with: dry June in the Punjab, and the monsoon. */
export const june: AirState = { temperature: 44, humidity: 15 };
export const monsoon: AirState = { temperature: 36, humidity: 60 };

/** The room that fresh air is brought to where a page doesn't say otherwise. */
export const room: AirState = { temperature: 26, humidity: 50 };
