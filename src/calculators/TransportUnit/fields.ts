import type { Values } from "../frame/fields.ts";
import { cargoNames, nights, routes, vehicles } from "./unit.ts";

export const transportFields = {
  vehicle: { kind: "choice", options: vehicles, start: "truck" },
  goods: { kind: "choice", options: cargoNames },
  volume: { kind: "number", min: 0.5, max: 100, start: 12, unit: "m³" },
  night: { kind: "choice", options: nights },
  stops: { kind: "number", min: 0, max: 200, start: 10, integer: true },
  route: { kind: "choice", options: routes },
} as const;

export type TransportCase = Values<typeof transportFields>;
