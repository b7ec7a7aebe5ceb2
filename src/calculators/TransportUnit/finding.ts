import { type TransportLoad, transportLoad } from "./load.ts";
import {
  type Cargo,
  cargoes,
  isFrozen,
  largest,
  type Offer,
  offers,
  type TransportCase,
  type TransportUnit,
  truckRanges,
} from "./unit.ts";

/** Reasons why no unit of the range fits. */
export const transportGaps = [
  "large",
  "between",
  "small",
  "smallFrozen",
  "smallStandby",
  "vanSize",
  "boxSize",
  "boxRoute",
  "charger",
  "halts",
  "night",
  "walls",
  "battery",
  "capacity",
] as const;
type TransportGap = (typeof transportGaps)[number];

/** Gaps in which the vehicle stays the same, so the unit's capacity is still useful. */
const sameVehicle: readonly TransportGap[] = ["between", "charger", "halts", "night"];
export const hasCapacity = (finding: TransportFinding): boolean =>
  "unit" in finding || sameVehicle.includes(finding.gap);

export type TransportFinding =
  | {
      unit: TransportUnit;
      /** `own`: the unit has a battery; `too heavy`: a unit was rejected because of its battery. */
      battery: "own" | "too heavy" | "none";
    }
  | { gap: TransportGap };

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

const suits = (offer: Offer, { vehicle, volume, cargo, stops, route, night }: TransportCase): boolean =>
  offer.vehicle === vehicle &&
  within(volume, offer.volume) &&
  within(cargoes[cargo].temperature, offer.temperature) &&
  offer.routes.includes(route) &&
  offer.nights.includes(night) &&
  stops <= (offer.stops ?? Number.POSITIVE_INFINITY);

const isTooHeavy = ({ battery }: Offer, load: TransportLoad): boolean =>
  battery !== undefined && load.battery[1] > battery;

const isTooWeak = ({ capacity }: Offer, load: TransportLoad, cargo: Cargo): boolean =>
  load.capacity[1] > 1000 * capacity[isFrozen(cargo) ? "frozen" : "fresh"];

/** Finds the unit of the range for a vehicle, its body and its use, or the reason why none fits. */
export function findUnit(given: TransportCase): TransportFinding & { load: TransportLoad } {
  const load = transportLoad(given, given.walls);
  const gap = gapOfSize(given);
  const isTooMuch = offers.every((offer) => isTooWeak(offer, load, given.cargo));
  if (gap) return { load, gap: gap === "between" && isTooMuch ? "capacity" : gap };
  const suitable = offers.filter((offer) => suits(offer, given));
  const found = suitable.find((offer) => !isTooHeavy(offer, load) && !isTooWeak(offer, load, given.cargo));
  if (!found) return { load, gap: gapOfDay(given, suitable, load) };
  const isHeavy = suitable.some((offer) => isTooHeavy(offer, load));
  return { load, unit: found.unit, battery: found.battery ? "own" : isHeavy ? "too heavy" : "none" };
}

function gapOfSize({ vehicle, volume, cargo, walls }: TransportCase): TransportGap | undefined {
  const { small, medium, diesel } = truckRanges;
  if (vehicle === "van" && volume > largest.van) return "vanSize";
  if (vehicle === "three-wheeler" && volume > largest.box) return "boxSize";
  if (vehicle === "truck" && volume < small[0]) return "small";
  if (vehicle === "truck" && volume > diesel[1]) return "large";
  if (isFrozen(cargo) && walls === "60-mm") return "walls";
  const isBetween = vehicle === "truck" && volume > medium[1] && volume < diesel[0];
  return isBetween ? "between" : undefined;
}

function gapOfDay(given: TransportCase, suitable: Offer[], load: TransportLoad): TransportGap {
  const { vehicle, route, night, cargo } = given;
  if (suitable.some((offer) => isTooHeavy(offer, load)) && vehicle === "three-wheeler") return "battery";
  if (suitable.length > 0) return "capacity";
  if (vehicle === "three-wheeler" && route !== "city") return "boxRoute";
  if (night === "loaded") return "night";
  if (vehicle === "three-wheeler") return "charger";
  if (route === "long") return "halts";
  return isFrozen(cargo) && night !== "socket" ? "smallFrozen" : "smallStandby";
}
