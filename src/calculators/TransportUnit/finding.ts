import { answerBy, type CalculationResult } from "../frame/answer.ts";
import type { Raw } from "../frame/fields.ts";
import { type TransportCase, transportFields } from "./fields.ts";
import { type Change, changesFor } from "./changes.ts";
import { type TransportLoad, transportLoad } from "./load.ts";
import { isTooHeavy, isTooWeak, offerFor, suits } from "./offer.ts";
import { largest, type Offer, offers, truckRanges } from "./unit.ts";

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

export type TransportAnswer = {
  given: TransportCase;
  load: TransportLoad;
  finding: TransportFinding;
  /** Changes after which a unit fits, if none does. */
  changes: Change[];
};

/**
 * Reasons for which no unit suits, but the vehicle stays the same, so the calculated capacity still applies.
 */
const sameVehicle: readonly TransportGap[] = ["between", "socket"];
export const hasCapacity = (finding: TransportFinding): boolean =>
  "unit" in finding || sameVehicle.includes(finding.gap);

/** Finds a unit for a vehicle, its body and its use, or the reason why none fits. */
function findUnit(given: TransportCase): TransportAnswer {
  const load = transportLoad(given);
  const found = offerFor(given);
  const all = { given, load, changes: [] };
  // Medicines need a mapped and validated vehicle, so no unit is named for them.
  if (given.goods === "medicine") return { ...all, finding: { gap: "validated" } };
  if (found) return { ...all, finding: found };
  const gap = gapOfSize(given, load) ?? gapOfDay(given, load);
  return { ...all, finding: { gap }, changes: changesFor(given) };
}

function gapOfSize({ vehicle, volume, goods }: TransportCase, load: TransportLoad): TransportGap | undefined {
  const { small, medium, diesel } = truckRanges;
  if (vehicle !== "truck") return volume > largest[vehicle] ? "size" : undefined;
  if (volume < small[0]) return "small";
  if (volume > diesel[1]) return "large";
  if (volume <= medium[1] || volume >= diesel[0]) return undefined;
  return offers.every((offer) => isTooWeak(offer, load.thin, goods)) ? "capacity" : "between";
}

function gapOfDay(given: TransportCase, { thin }: TransportLoad): TransportGap {
  const { vehicle, route, night } = given;
  const suitable = offers.filter((offer) => suits(offer, given));
  if (vehicle === "three-wheeler" && (route !== "city" || suitable.some((offer) => isTooHeavy(offer, thin))))
    return "battery";
  if (suitable.length > 0) return "capacity";
  return night === "loaded" || route === "long" || vehicle === "three-wheeler" ? "socket" : "small";
}

export const answerTransportUnit = (raw: Raw): CalculationResult<TransportAnswer> =>
  answerBy(transportFields, raw, findUnit);
