import { transportLoad, type TransportLoad } from "../engineering/transportLoad.ts";
import {
  cargoes,
  nights,
  routes,
  type TransportGap,
  transportGaps,
  type TransportUnit,
  unitFor,
  vehicles,
} from "../engineering/transportUnit.ts";
import { type Answered, answerBy } from "./answer.ts";
import type { Problem, Raw, Values } from "./fields.ts";

/** The temperature in °C that each kind of goods is carried at. */
export const carriedAt: Record<(typeof cargoes)[number], number> = {
  fresh: 0,
  medicine: 2,
  fruit: 12,
  frozen: -18,
  "ice-cream": -20,
};

/** What the finder starts with, on a page about one kind of vehicle. */
export type TransportStart = {
  vehicle: (typeof vehicles)[number];
  volume: number;
  stops: number;
  night?: (typeof nights)[number] | undefined;
};

/** The questions of the finder, in their order. */
export const transportFields = ({ vehicle, volume, stops, night = "empty" }: TransportStart) =>
  ({
    vehicle: { kind: "choice", options: vehicles, start: vehicle },
    goods: { kind: "choice", options: cargoes },
    volume: { kind: "number", min: 0.5, max: 100, start: volume, unit: "m³" },
    stops: { kind: "number", min: 0, max: 200, start: stops },
    route: { kind: "choice", options: routes },
    night: { kind: "choice", options: nights, start: night },
  }) as const;

export type TransportFields = ReturnType<typeof transportFields>;

export type TransportAnswer = TransportLoad & {
  goods: (typeof cargoes)[number];
  finding: { unit: TransportUnit } | { gap: TransportGap };
};

const isGap = (finding: TransportUnit | TransportGap): finding is TransportGap =>
  (transportGaps as readonly string[]).includes(finding);

/** The unit for a vehicle, its body and its day, and what it must be able to do. */
export function findTransportUnit(values: Values<TransportFields>): TransportAnswer {
  const { vehicle, volume, goods, stops, route, night } = values;
  const temperature = carriedAt[goods];
  const finding = unitFor({ vehicle, volume, isFrozen: temperature < 0, route, night });
  return {
    ...transportLoad(vehicle, volume, temperature, stops),
    goods,
    finding: isGap(finding) ? { gap: finding } : { unit: finding },
  };
}

const problemsTogether = ({ stops }: Values<TransportFields>): Problem[] =>
  Number.isInteger(stops) ? [] : [{ field: "stops", kind: "whole" }];

/** The unit, or what keeps it from being found. */
export const answerTransportUnit = (start: TransportStart, raw: Raw): Answered<TransportAnswer> =>
  answerBy({ fields: transportFields(start), problemsTogether, calculate: findTransportUnit }, raw);
