import { answerBy, type CalculationResult } from "../frame/answer.ts";
import type { Raw } from "../frame/fields.ts";
import { type TransportCase, transportFields } from "./fields.ts";
import { type TransportLoad, transportLoad } from "./load.ts";
import { type Cargo, cargoes, isFrozen, largest, type Offer, offers, truckRanges } from "./unit.ts";

/** Reasons why no unit in the range fits. */
export const transportGaps = [
  "large",
  "between",
  "small",
  "size",
  "battery",
  "socket",
  "capacity",
  "validated",
] as const;
type TransportGap = (typeof transportGaps)[number];

export type TransportFinding = Offer | { gap: TransportGap };

export type TransportAnswer = { goods: Cargo; load: TransportLoad; finding: TransportFinding };

/** Reasons for which no unit suits, but the vehicle stays the same, so the calculated capacity still applies. */
const sameVehicle: readonly TransportGap[] = ["between", "socket"];
export const hasCapacity = (finding: TransportFinding): boolean =>
  "unit" in finding || sameVehicle.includes(finding.gap);

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

const suits = (offer: Offer, { vehicle, volume, goods, stops, route, night }: TransportCase): boolean =>
  offer.vehicle === vehicle &&
  within(volume, offer.volume) &&
  within(cargoes[goods].temperature, offer.temperature) &&
  offer.routes.includes(route) &&
  offer.nights.includes(night) &&
  stops <= (offer.stops ?? Number.POSITIVE_INFINITY);

const isTooHeavy = ({ battery }: Offer, { thin }: TransportLoad): boolean =>
  battery !== undefined && thin.battery > battery;

const isTooWeak = ({ capacity }: Offer, { thin }: TransportLoad, goods: Cargo): boolean =>
  thin.capacity > 1000 * capacity[isFrozen(goods) ? "frozen" : "fresh"];

/** Finds a unit for a vehicle, its body and its use, or the reason why none fits. */
function findUnit(given: TransportCase): TransportAnswer {
  const { goods } = given;
  const load = transportLoad(given);
  // Medicines need a mapped and validated vehicle, so no unit is named for them.
  if (goods === "medicine") return { goods, load, finding: { gap: "validated" } };
  const suitable = offers.filter((offer) => suits(offer, given));
  const found = suitable.find((offer) => !isTooHeavy(offer, load) && !isTooWeak(offer, load, goods));
  const finding = found ?? { gap: gapOfSize(given, load) ?? gapOfDay(given, suitable, load) };
  return { goods, load, finding };
}

function gapOfSize({ vehicle, volume, goods }: TransportCase, load: TransportLoad): TransportGap | undefined {
  const { small, medium, diesel } = truckRanges;
  if (vehicle !== "truck") return volume > largest[vehicle] ? "size" : undefined;
  if (volume < small[0]) return "small";
  if (volume > diesel[1]) return "large";
  if (volume <= medium[1] || volume >= diesel[0]) return undefined;
  return offers.every((offer) => isTooWeak(offer, load, goods)) ? "capacity" : "between";
}

function gapOfDay(given: TransportCase, suitable: Offer[], load: TransportLoad): TransportGap {
  const { vehicle, route, night } = given;
  if (vehicle === "three-wheeler" && (route !== "city" || suitable.some((offer) => isTooHeavy(offer, load))))
    return "battery";
  if (suitable.length > 0) return "capacity";
  return night === "loaded" || route === "long" || vehicle === "three-wheeler" ? "socket" : "small";
}

export const answerTransportUnit = (raw: Raw): CalculationResult<TransportAnswer> =>
  answerBy(transportFields, raw, findUnit);
