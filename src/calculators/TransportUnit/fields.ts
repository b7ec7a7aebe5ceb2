import { findUnit, type TransportFinding } from "./finding.ts";
import type { TransportLoad } from "./load.ts";
import { type Cargo, cargoNames, nights, routes, vehicles, wallChoices } from "./unit.ts";
import { type CalculationResult, answerBy } from "../frame/answer.ts";
import type { Raw, Values } from "../frame/fields.ts";

export const transportFields = {
  vehicle: { kind: "choice", options: vehicles, start: "truck" },
  goods: { kind: "choice", options: cargoNames },
  volume: { kind: "number", min: 0.5, max: 100, start: 12, unit: "m³" },
  stops: { kind: "number", min: 0, max: 200, start: 10, integer: true },
  walls: { kind: "choice", options: wallChoices },
  route: { kind: "choice", options: routes },
  night: { kind: "choice", options: nights },
} as const;

type TransportFields = typeof transportFields;

export type TransportAnswer = { goods: Cargo; load: TransportLoad; finding: TransportFinding };

function findTransportUnit({ goods, ...given }: Values<TransportFields>): TransportAnswer {
  const { load, ...finding } = findUnit({ ...given, cargo: goods });
  return { goods, load, finding };
}

export const answerTransportUnit = (raw: Raw): CalculationResult<TransportAnswer> =>
  answerBy({ fields: transportFields, problemsTogether: () => [], calculate: findTransportUnit }, raw);
