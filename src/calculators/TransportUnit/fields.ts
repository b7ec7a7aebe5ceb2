import { tariffField } from "../frame/electricity.ts";
import type { Values } from "../frame/fields.ts";
import { cargoNames, nights, routes, vehicles } from "./unit.ts";

export const transportFields = {
  vehicle: { kind: "choice", options: vehicles, start: "truck" },
  goods: { kind: "choice", options: cargoNames },
  volume: { kind: "number", min: 0.5, max: 100, start: 12, unit: "m³" },
  stops: { kind: "number", min: 0, max: 200, start: 10, integer: true },
  night: { kind: "choice", options: nights },
  route: { kind: "choice", options: routes },
  /** Hours of the round; the usual ones if empty. */
  hours: { kind: "number", min: 1, max: 16, start: "" },
  /** Hours at the socket at night, and the unit's electric power there in kW. */
  plugged: { kind: "number", min: 1, max: 24, start: 10 },
  power: { kind: "number", min: 0.1, max: 30, start: "" },
  tariff: tariffField,
  /** Rupees a litre. */
  diesel: { kind: "number", min: 50, max: 2000, start: 280 },
} as const;

export type TransportCase = Values<typeof transportFields>;
