import { type AirState, density, enthalpy, humidityRatio } from "./moistAir.ts";

/**
 * Heat in kJ for each m³ of a cold space whose air is changed, moisture included. The air that comes in shrinks as it
 * cools, so that more of it fills the same m³: its mass goes by the density inside (ASHRAE Handbook Refrigeration,
 * "Refrigerated-Facility Loads").
 */
export const heatOfExchange = (outside: AirState, inside: AirState): number =>
  density(inside) * (enthalpy(outside) - enthalpy(inside));

/** Water in litres that stays on the coil when so many m³ of air change at each of so many openings. */
export const waterOfExchange = (
  volume: number,
  openings: number,
  outside: AirState,
  inside: AirState,
): number =>
  volume * openings * (density(outside) * humidityRatio(outside) - density(inside) * humidityRatio(inside));
