import { type AirState, density, enthalpy } from "./moistAir.ts";

/** kJ/(kg·K) of dry air. */
const heatCapacity = 1.006;

/** Cooling load in kW of `airflow` m³/h of `outdoor` air to `room` °C without dehumidification. */
export const sensibleLoad = (airflow: number, outdoor: AirState, room: number, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * heatCapacity * (outdoor.temperature - room);

/**
 * Cooling load in kW of `airflow` m³/h of `outdoor` air to the state of the room. Pressure in kPa, default
 * sea level.
 */
export const totalLoad = (airflow: number, outdoor: AirState, room: AirState, pressure?: number) =>
  (airflow / 3600) * density(outdoor, pressure) * (enthalpy(outdoor, pressure) - enthalpy(room, pressure));
