import { heatOfExchange } from "./airExchange.ts";
import { coolingCoefficient } from "./coefficient.ts";
import { type Box, cubicMetres, meanSurface, truckAssumptions, wallHeat } from "./insulatedBody.ts";
import type { AirState } from "./moistAir.ts";

/** What a round asks of a battery-driven unit; each page states these assumptions. */
export type Round = {
  box: Box;
  /** In W/(m²·K), and the thickness of its walls in m. */
  k: number;
  wall: number;
  inside: AirState;
  outside: AirState;
  stops: number;
  hours: number;
  /** Fans and control, in W; their heat ends up in the box. */
  fans: number;
};

/** Coil 10 K colder than the box, condenser 13 K warmer than the street, 40 % of Carnot's limit. */
const unit = { coil: 10, condenser: 13, share: 0.4 } as const;
/** Only this share of a battery is used, so that it lasts. */
const usable = 0.8;

/** Mean heat in W through the walls, and through the doors if each stop changes the air once. */
export function heatOfRound({ box, k, wall, inside, outside, stops, hours }: Round) {
  const walls = wallHeat(k, meanSurface(box, wall), outside.temperature - inside.temperature);
  const kilojoules = stops * cubicMetres(box) * heatOfExchange(outside, inside);
  return { walls, doors: (1000 * kilojoules) / (hours * 3600) };
}

/** Mean electricity in W, and the size of the battery in kWh for the whole round. */
export function batteryOfRound(round: Round): { watts: number; kilowattHours: number } {
  const { walls, doors } = heatOfRound(round);
  const { inside, outside, fans, hours } = round;
  const cop = coolingCoefficient(
    inside.temperature - unit.coil,
    outside.temperature + unit.condenser,
    unit.share,
  );
  const watts = (walls + doors + fans) / cop + fans;
  return { watts, kilowattHours: (watts * hours) / 1000 / usable };
}

/** Hours in which a charger of a power in W puts back what a round took, at 85% efficiency. */
export const chargingHours = (kilowattHours: number, watts: number): number =>
  (1000 * kilowattHours * usable) / (0.85 * watts);

const street = { temperature: 45, humidity: 30 } as const;
/** Inside air of the two kinds of goods, in °C and %. */
export const fresh = { temperature: 0, humidity: 90 } as const;
export const frozen = { temperature: -18, humidity: 90 } as const;

/** The boxes of the three-wheeler page in m, by the volume that it prints. */
export const boxes: Record<string, Box> = {
  "1.0 m³": { length: 1, width: 1, height: 1 },
  "1.5 m³": { length: 1.5, width: 1, height: 1 },
  "2.0 m³": { length: 1.5, width: 1.2, height: 1.1 },
};
const crate = { length: 0.6, width: 0.4, height: 0.25 } as const;
const filled = 0.7;
export const cratesIn = (box: Box): number => (filled * cubicMetres(box)) / cubicMetres(crate);

const walls = { k: truckAssumptions.k, wall: truckAssumptions.wall };

/** Six hours and 40 stops with a three-wheeler. */
export const threeWheelerRound = (box: Box, inside: AirState): Round => ({
  box,
  inside,
  ...walls,
  outside: street,
  stops: 40,
  hours: 6,
  fans: 50,
});

/** Eight hours with the 5 m³ van of the van page. */
export const vanRound = (inside: AirState, stops = 30): Round => ({
  box: { length: 2.3, width: 1.5, height: 1.45 },
  inside,
  ...walls,
  outside: street,
  stops,
  hours: 8,
  fans: 100,
});
