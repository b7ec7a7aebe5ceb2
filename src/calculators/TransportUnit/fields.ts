import { type CalculationResult, answerBy } from "../frame/answer.ts";
import type { Raw } from "../frame/fields.ts";
import { findUnit, type TransportAnswer } from "./finding.ts";
import { cargoNames, nights, routes, vehicles } from "./unit.ts";

export const transportFields = {
  vehicle: { kind: "choice", options: vehicles, start: "truck" },
  goods: { kind: "choice", options: cargoNames },
  volume: { kind: "number", min: 0.5, max: 100, start: 12, unit: "m³" },
  night: { kind: "choice", options: nights },
  stops: { kind: "number", min: 0, max: 200, start: 10, integer: true },
  route: { kind: "choice", options: routes },
} as const;

export const answerTransportUnit = (raw: Raw): CalculationResult<TransportAnswer> =>
  answerBy(transportFields, raw, findUnit);
