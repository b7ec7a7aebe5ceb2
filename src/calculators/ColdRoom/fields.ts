import { tariffField } from "../frame/electricity.ts";
import type { Values } from "../frame/fields.ts";
import { type FoodName, foods } from "./food.ts";

/** Medicine is not in `foods`, because it needs a validated room instead of a calculated size. */
const products = [...(Object.keys(foods) as FoodName[]), "medicine"] as const;

export const coldRoomFields = {
  length: { kind: "number", min: 1.2, max: 20, start: 4, unit: "m" },
  width: { kind: "number", min: 1.2, max: 20, start: 3, unit: "m" },
  product: { kind: "choice", options: products },
  packing: { kind: "choice", options: ["shelves", "pallets", "bags"] },
  own: { kind: "number", min: -30, max: 20, start: "", unit: "°C" },
  height: { kind: "number", min: 1.8, max: 6, start: 2.5, unit: "m" },
  openings: { kind: "number", min: 0, max: 1000, start: 60, integer: true },
  daily: { kind: "number", min: 0, max: 100_000, start: 300, unit: "kg" },
  arrival: { kind: "choice", options: ["cold", "frozen", "chilled", "mild", "outdoor"] },
  tariff: tariffField,
} as const;

export type ColdRoomValues = Values<typeof coldRoomFields>;
