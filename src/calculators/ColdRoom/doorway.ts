import { type AirState, density, heatOfExchange, humidityRatio } from "../physics/moistAir.ts";

type Doorway = { width: number; height: number };

const gravity = 9.81;

const moistDensity = (air: AirState) => density(air) * (1 + humidityRatio(air));

/**
 * Airflow in m³/s through a fully open door, driven by the density difference between inside and outside air
 * (Gosney and Olama, in ASHRAE Handbook Refrigeration, "Refrigerated-Facility Loads").
 */
function doorFlow({ width, height }: Doorway, outside: AirState, inside: AirState): number {
  const ratio = moistDensity(outside) / moistDensity(inside);
  const densityFactor = (2 / (1 + ratio ** (-1 / 3))) ** 1.5;
  return 0.221 * width * height * Math.sqrt((1 - ratio) * gravity * height) * densityFactor;
}

/**
 * Flow through a door that opens and closes, as a share of the flow through a door that stays open. Valid for
 * temperature differences of 11 K or more (same ASHRAE chapter).
 */
const flowFactor = 0.8;

/** Daily mean heat gain in kW through a door that is open for `seconds` per day. */
export function doorHeat(door: Doorway, seconds: number, outside: AirState, inside: AirState): number {
  const flow = flowFactor * doorFlow(door, outside, inside);
  return (flow * heatOfExchange(outside, inside) * seconds) / 86_400;
}
