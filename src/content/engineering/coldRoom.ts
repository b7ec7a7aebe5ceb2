import { type Box, cubicMetres } from "./insulatedBody.ts";

/** Polyurethane panels: thickness in mm, U in W/(m²·K). */
export const variants = {
  chiller: { thickness: 100, panel: 0.22 },
  freezer: { thickness: 150, panel: 0.15 },
} as const;
export type Variant = keyof typeof variants;

/** °C below which a room is built as a freezer. */
const freezerBelow = -5;

export const variantAt = (temperature: number): Variant =>
  temperature < freezerBelow ? "freezer" : "chiller";

/** Goods in kg for each m³ of room, gangways included, and the door in m for hand trolleys or for pallets. */
export const packings = {
  shelves: { density: 100, door: { width: 0.9, height: 2 } },
  pallets: { density: 200, door: { width: 1.8, height: 2.4 } },
} as const;
export type Packing = keyof typeof packings;

export const usableTonnes = (box: Box, packing: Packing): number =>
  (packings[packing].density * cubicMetres(box)) / 1000;
