import { heatOfExchange } from "./airExchange.ts";
import { type AirState, density, humidityRatio } from "./moistAir.ts";

/** An opening in m, with nothing in it that holds back the air. */
export type Doorway = { width: number; height: number };

const gravity = 9.81;

/** Density of moist air in kg/m³. */
const moistDensity = (air: AirState) => density(air) * (1 + humidityRatio(air));

/**
 * Warm air in m³/s that comes in through an open door at full flow, cold air going out below it: Gosney and Olama, in
 * ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads".
 */
export function doorFlow({ width, height }: Doorway, outside: AirState, inside: AirState): number {
  const ratio = moistDensity(outside) / moistDensity(inside);
  if (ratio >= 1) return 0;
  const densityFactor = (2 / (1 + ratio ** (-1 / 3))) ** 1.5;
  return 0.221 * width * height * Math.sqrt((1 - ratio) * gravity * height) * densityFactor;
}

/** Share of the full flow that a door in use has, by the difference in K (the same chapter). */
const flowFactor = (kelvin: number) => (kelvin < 11 ? 1.1 : 0.8);

/** Heat in kW that comes in through a door that stands open for so many seconds a day, as a mean of the day. */
export function doorHeat(door: Doorway, seconds: number, outside: AirState, inside: AirState): number {
  const flow = flowFactor(outside.temperature - inside.temperature) * doorFlow(door, outside, inside);
  return (flow * heatOfExchange(outside, inside) * seconds) / 86_400;
}
