import type { TransportCase } from "./fields.ts";
import { wallsOf } from "./load.ts";
import { offerFor } from "./offer.ts";
import { offers, type TransportUnit, vehicles } from "./unit.ts";

type Kind = "stops" | "walls" | "socket" | "unloaded" | "round" | "body" | "vehicle" | "halves";

/** A change after which a unit fits. `value` is the new number of stops, mm of wall or m³, or the new choice. */
export type Change = { kind: Kind; value: string; unit: TransportUnit };

/** Number of changes that are proposed. */
const most = 3;

/** Single changes to a case for which no unit fits, each with the unit that fits then. */
export function changesFor(given: TransportCase): Change[] {
  const fewer = Array.from({ length: given.stops }, (_, index) => ({ stops: given.stops - 1 - index }));
  const distance = ({ volume }: { volume: number }) => Math.abs(volume - given.volume);
  const bodies = offers
    .flatMap(({ vehicle, volume }) => (vehicle === given.vehicle ? volume : []))
    .flatMap((volume) => (volume > 0 ? [{ volume }] : []))
    .toSorted((one, other) => distance(one) - distance(other));
  const half = { volume: given.volume / 2, stops: Math.ceil(given.stops / 2) };
  const candidates: [Kind, Partial<TransportCase>[]][] = [
    ["stops", fewer],
    ["socket", [{ night: "socket" }]],
    ["unloaded", [{ night: "empty" }]],
    ["round", [{ route: "city" }]],
    ["body", bodies],
    ["vehicle", vehicles.map((vehicle) => ({ vehicle }))],
    ["halves", [half]],
  ];
  const thick = offerFor(given, "thick")?.unit;
  const millimetres = String(1000 * wallsOf(given.goods)[0]);
  return [
    ...(thick ? [{ kind: "walls", value: millimetres, unit: thick } as const] : []),
    ...candidates.flatMap(([kind, tries]) => firstFit(given, kind, tries)),
  ].slice(0, most);
}

function firstFit(given: TransportCase, kind: Kind, tries: Partial<TransportCase>[]): Change[] {
  for (const change of tries) {
    const offer = offerFor({ ...given, ...change });
    if (offer) return [{ kind, value: String(Object.values(change)[0]), unit: offer.unit }];
  }
  return [];
}
