import { type AirState, density, enthalpy } from "./moistAir.ts";

/**
 * Heat in kJ, moisture included, for each m³ of air exchanged in a cold space. The incoming air contracts as
 * it cools, so its mass depends on the density inside (ASHRAE Handbook Refrigeration, "Refrigerated-Facility
 * Loads").
 */
export const heatOfExchange = (outside: AirState, inside: AirState): number =>
  density(inside) * (enthalpy(outside) - enthalpy(inside));
