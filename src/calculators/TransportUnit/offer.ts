import type { TransportCase } from "./fields.ts";
import { type TransportLoad, transportLoad } from "./load.ts";
import { type Cargo, cargoes, isFrozen, type Offer, offers } from "./unit.ts";

const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

export const suits = (
  offer: Offer,
  { vehicle, volume, goods, stops, route, night }: TransportCase,
): boolean =>
  offer.vehicle === vehicle &&
  within(volume, offer.volume) &&
  within(cargoes[goods].temperature, offer.temperature) &&
  offer.routes.includes(route) &&
  offer.nights.includes(night) &&
  stops <= (offer.stops ?? Number.POSITIVE_INFINITY);

export const isTooHeavy = ({ battery }: Offer, load: TransportLoad["thin"]): boolean =>
  battery !== undefined && load.battery > battery;

export const isTooWeak = ({ capacity }: Offer, load: TransportLoad["thin"], goods: Cargo): boolean =>
  load.capacity > 1000 * capacity[isFrozen(goods) ? "frozen" : "fresh"];

/** The first unit that suits a case and is strong enough for it. */
export function offerFor(given: TransportCase, walls: "thick" | "thin" = "thin"): Offer | undefined {
  const load = transportLoad(given)[walls];
  return offers.find(
    (offer) => suits(offer, given) && !isTooHeavy(offer, load) && !isTooWeak(offer, load, given.goods),
  );
}
