import { type AirState, density, enthalpy, humidityRatio } from "./moistAir.ts";

/**
 * Heat in kJ, moisture included, for each m³ of air exchanged in a cold space. The incoming air contracts as
 * it cools, so
 * its mass depends on the density inside (ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads").
 */
export const heatOfExchange = (outside: AirState, inside: AirState): number =>
  density(inside) * (enthalpy(outside) - enthalpy(inside));

/** Condensate in litres on the coil, if `volume` m³ of air are exchanged at each of `openings` openings. */
export const waterOfExchange = (
  volume: number,
  openings: number,
  outside: AirState,
  inside: AirState,
): number =>
  volume * openings * (density(outside) * humidityRatio(outside) - density(inside) * humidityRatio(inside));
