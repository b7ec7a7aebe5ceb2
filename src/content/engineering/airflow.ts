import { type AirState, density, enthalpy } from "./moistAir.ts";
import { wattsPerTon } from "./units.ts";

/** One ton of refrigeration (TR) in kW: 12,000 BTU/h. */
export const kilowattsPerTon = wattsPerTon / 1000;

/** Properties of air for rules of thumb: kg/m³ near 20 °C, kJ/(kg·K). */
const standardDensity = 1.2;
const heatCapacity = 1.006;

/** Airflow in m³/h that carries `heat` kW at a temperature rise of `rise` K. */
export const airflowFor = (heat: number, rise: number, airDensity = standardDensity) =>
  (3600 * heat) / (airDensity * heatCapacity * rise);

/** Cooling load in kW of `airflow` m³/h of `outdoor` air to `room` °C without dehumidification. */
export const sensibleLoad = (airflow: number, outdoor: AirState, room: number, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * heatCapacity * (outdoor.temperature - room);

/**
 * Cooling load in kW of `airflow` m³/h of `outdoor` air to the state of the room. Pressure in kPa, default
 * sea level.
 */
export const totalLoad = (airflow: number, outdoor: AirState, room: AirState, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * (enthalpy(outdoor, pressure) - enthalpy(room, pressure));

/** Outdoor design states: dry June in the Punjab, and the monsoon. */
export const june: AirState = { temperature: 44, humidity: 15 };
export const monsoon: AirState = { temperature: 36, humidity: 60 };

export const room: AirState = { temperature: 26, humidity: 50 };
