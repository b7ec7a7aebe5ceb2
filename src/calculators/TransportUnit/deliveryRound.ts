import { coolingCoefficient } from "../physics/coefficient.ts";
import { type Box, cubicMetres, kOf, meanSurface, wallHeat } from "../physics/insulatedBody.ts";
import { type AirState, heatOfExchange } from "../physics/moistAir.ts";
import type { Vehicle } from "./unit.ts";

/** Assumed air at street level in June (°C, %). */
const street: AirState = { temperature: 45, humidity: 30 };

/**
 * Operating hours per day, and the power in W of fans and controls, all of which becomes heat in the body.
 */
export const days: Record<Vehicle, { hours: number; fans: number }> = {
  van: { hours: 8, fans: 100 },
  truck: { hours: 8, fans: 100 },
  "three-wheeler": { hours: 6, fans: 50 },
};

export type Round = {
  vehicle: Vehicle;
  box: Box;
  /** Wall thickness in m. */
  wall: number;
  inside: AirState;
  stops: number;
  /** The goods' heat of respiration in W. */
  respiration: number;
};

/** Mean heat gains in W during the day: walls, one air change per stop, and the goods' respiration. */
export function heatOfRound({ vehicle, box, wall, inside, stops, respiration }: Round) {
  const walls = wallHeat(kOf(wall), meanSurface(box, wall), street.temperature - inside.temperature);
  const kilojoules = stops * cubicMetres(box) * heatOfExchange(street, inside);
  return { walls, doors: (1000 * kilojoules) / (days[vehicle].hours * 3600), respiration };
}

/**
 * Assumes a coil 10 K colder than the body, a condenser 13 K warmer than the outdoor air, and 40% of the Carnot
 * limit.
 */
const unit = { coil: 10, condenser: 13, share: 0.4 } as const;
/** Share of a battery's capacity that can be used without shortening its life. */
const usable = 0.8;

/** Battery capacity in kWh that a battery-powered unit needs for one day. */
export function batteryOfRound(round: Round): number {
  const { walls, doors, respiration } = heatOfRound(round);
  const { hours, fans } = days[round.vehicle];
  const { temperature } = round.inside;
  const cop = coolingCoefficient(temperature - unit.coil, street.temperature + unit.condenser, unit.share);
  const watts = (walls + doors + respiration + fans) / cop + fans;
  return (watts * hours) / 1000 / usable;
}

/** Battery mass in kg per kWh. Lithium iron phosphate with its case typically stores 90 to 160 Wh/kg. */
export const batteryMass = 9;

/** Inside dimensions in m of typical bodies, by vehicle. */
const bodies: Record<Vehicle, Box[]> = {
  van: [{ length: 2.3, width: 1.5, height: 1.45 }],
  truck: [
    { length: 2.2, width: 1.6, height: 1.7 },
    { length: 4, width: 2, height: 2 },
    { length: 5.2, width: 2.2, height: 2.2 },
  ],
  "three-wheeler": [
    { length: 1, width: 1, height: 1 },
    { length: 1.5, width: 1, height: 1 },
    { length: 1.5, width: 1.2, height: 1.1 },
  ],
};

/** Scales the typical body that is nearest in volume to the given volume in m³. */
export function bodyOf(vehicle: Vehicle, volume: number): Box {
  const distance = (box: Box) => Math.abs(Math.log(cubicMetres(box) / volume));
  const nearest = bodies[vehicle].reduce((one, other) => (distance(other) < distance(one) ? other : one));
  const scale = Math.cbrt(volume / cubicMetres(nearest));
  return {
    length: scale * nearest.length,
    width: scale * nearest.width,
    height: scale * nearest.height,
  };
}
