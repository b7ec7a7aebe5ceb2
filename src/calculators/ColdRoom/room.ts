import { type Box, cubicMetres } from "../physics/insulatedBody.ts";

/** Polyurethane panels: thickness in mm, U in W/(m²·K). */
export const panels = {
  chiller: { thickness: 100, transmittance: 0.22 },
  freezer: { thickness: 150, transmittance: 0.15 },
} as const;

/** @param temperature room temperature in °C */
export const panelAt = (temperature: number) => (temperature < -5 ? panels.freezer : panels.chiller);

/**
 * Goods in kg per m³ of the room's volume (aisles included), and the door's size in m. Bags and crates that are
 * stacked up to the air path take 3.4 m³ a tonne (National Horticulture Board of India, NHB-CS-Type 01-2010).
 */
export const packings = {
  shelves: { density: 100, door: { width: 0.9, height: 2 } },
  pallets: { density: 200, door: { width: 1.8, height: 2.4 } },
  bags: { density: 300, door: { width: 1.2, height: 2.1 } },
} as const;
export type Packing = keyof typeof packings;

export const usableTonnes = (box: Box, packing: Packing): number =>
  (packings[packing].density * cubicMetres(box)) / 1000;
