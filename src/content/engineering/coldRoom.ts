import { heatOfExchange } from "./airExchange.ts";
import { coolingCoefficient } from "./coefficient.ts";
import { type Box, cubicMetres, surface, wallHeat } from "./insulatedBody.ts";
import type { AirState } from "./moistAir.ts";

export type Kind = {
  name: "chiller" | "freezer";
  inside: AirState;
  /** Panel: 100 mm polyurethane for a chiller, 150 mm for a freezer; in W/(m²·K). */
  panel: number;
  /** How much more than the door's usual share of air comes in: a chiller's door is opened more often. */
  doorUse: number;
  /** Of the goods at this temperature, in kJ/(kg·K). */
  specificHeat: number;
};

export const chiller: Kind = {
  name: "chiller",
  inside: { temperature: 2, humidity: 90 },
  panel: 0.22,
  doorUse: 2,
  specificHeat: 3.8,
};
export const freezer: Kind = {
  name: "freezer",
  inside: { temperature: -18, humidity: 90 },
  panel: 0.15,
  doorUse: 1,
  specificHeat: 2,
};

/** The page's sizes, inside, and what they are calculated with. */
export const rooms: readonly Box[] = [
  { length: 2, width: 2, height: 2.5 },
  { length: 3, width: 2.4, height: 2.5 },
  { length: 4, width: 3, height: 2.5 },
  { length: 6, width: 4, height: 2.5 },
];
export const assumptions = {
  around: 45,
  shop: { temperature: 35, humidity: 50 },
  /** Kilograms of goods for each cubic metre of room, with shelves and a gangway. */
  density: 100,
  /** A tenth of the goods is new each day, and comes in this much too warm. */
  dailyShare: 0.1,
  tooWarm: 10,
  /** Fans, lamps and people, in W for each m² of floor, as a mean of the day. */
  internal: 15,
  /** The plant has 16 of 24 hours: the others go to defrosting, power cuts and reserve. */
  runningHours: 16,
} as const;

export const usableTonnes = (room: Box): number => (assumptions.density * cubicMetres(room)) / 1000;

/** Air changes a day through a door in use: 70 by the root of the volume in m³ (Backström's rule). */
const airChanges = (volume: number) => 70 / Math.sqrt(volume);

const secondsOfDay = 86_400;

/** Cooling in kW that the plant must have, from heat through panels, door, goods and what is inside. */
export function coolingLoad(room: Box, { inside, panel, doorUse, specificHeat }: Kind): number {
  const { around, shop, dailyShare, tooWarm, internal, runningHours } = assumptions;
  const volume = cubicMetres(room);
  const walls = wallHeat(panel, surface(room), around - inside.temperature);
  const air = doorUse * airChanges(volume) * volume * heatOfExchange(shop, inside);
  const goods = 1000 * usableTonnes(room) * dailyShare * specificHeat * tooWarm;
  const watts = walls + ((air + goods) * 1000) / secondsOfDay + internal * room.length * room.width;
  return (watts * 24) / runningHours / 1000;
}

/** kW of cooling for each kW of electricity: coil 8 K colder than the room, condenser 12 K warmer than the air, 40 % of Carnot's limit. */
export const coefficientOf = ({ inside }: Kind, around: number): number =>
  coolingCoefficient(inside.temperature - 8, around + 12, 0.4);

/** Electricity in kW at the page's temperature around the room. */
export const electricInput = (room: Box, kind: Kind): number =>
  coolingLoad(room, kind) / coefficientOf(kind, assumptions.around);

/** Rise of the goods' mean temperature in K an hour, plant off, door closed: heat through the panels alone. */
export function riseAnHour(
  room: Box,
  kind: Kind,
  kilograms: number,
  specificHeat: number,
  around: number = assumptions.around,
): number {
  const watts = wallHeat(kind.panel, surface(room), around - kind.inside.temperature);
  return (watts * 3.6) / (kilograms * specificHeat);
}

/** Mean temperature of the goods after so many hours: the nearer to that outside, the slower it rises. */
export function temperatureAfter(
  hours: number,
  room: Box,
  kind: Kind,
  kilograms: number,
  specificHeat: number,
) {
  const { around } = assumptions;
  const gap = around - kind.inside.temperature;
  return around - gap * Math.exp((-riseAnHour(room, kind, kilograms, specificHeat) * hours) / gap);
}
