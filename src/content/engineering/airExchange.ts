import { type AirState, density, enthalpy, humidityRatio } from "./moistAir.ts";

/** Heat in kJ that each cubic metre of warm air brings into a cold space, its moisture included. */
export const heatOfExchange = (outside: AirState, inside: AirState): number =>
  density(outside) * (enthalpy(outside) - enthalpy(inside));

/** Water in litres that stays on the coil when so many m³ of air change at each of so many openings. */
export const waterOfExchange = (
  volume: number,
  openings: number,
  outside: AirState,
  inside: AirState,
): number =>
  volume * openings * (density(outside) * humidityRatio(outside) - density(inside) * humidityRatio(inside));
