export type Food = {
  /** Storage temperature in °C. */
  temperature: number;
  /** Specific heat in kJ/(kg·K) above and below the freezing point. */
  above: number;
  below: number;
  /** Initial freezing point in °C, and latent heat of freezing in kJ/kg. */
  freezes: number;
  latent: number;
  /**
   * Only for fruit and vegetables: heat of respiration in W per tonne at the storage temperature, and the
   * lowest temperature in °C that causes no chilling injury.
   */
  living?: { respiration: number; coldest: number };
  /** Highest storage temperature in °C that is safe for animal products, or that keeps frozen food hard. */
  warmest?: number;
  /** True for fruit that is sold ripened in the room, which releases more heat than storage. */
  ripens?: true;
};

/**
 * Sources (chapters of the ASHRAE Handbook Refrigeration unless stated otherwise):
 *
 * - Thermal properties: "Thermal Properties of Foods", unfrozen composition data for whole milk, lean beef,
 *   cod, vanilla ice cream, whole egg and cured dates. Oranges replace kinnow, cauliflower replaces leafy
 *   vegetables, and sweetened condensed milk replaces sweets of milk and sugar.
 * - Heat of respiration: the same chapter, for oranges and potatoes at 5 °C, and for cauliflower, white onions
 *   and apples (the mean of many cultivars) at 0 °C. The values for green tomatoes, mangoes and green bananas
 *   at 15 °C are converted to the storage temperature. Dates are dry and hardly respire.
 * - Storage temperatures and chilling injury: "Commodity Storage Requirements".
 * - Animal products: FDA Food Code 3-501.16, 5 °C at most; eggs 7 °C (21 CFR 118).
 */
// prettier-ignore
export const foods = {
  dairy: { temperature: 2, above: 3.89, below: 1.81, freezes: -0.6, latent: 294, warmest: 5 },
  meat: { temperature: 0, above: 3.53, below: 2.12, freezes: -1.7, latent: 239, warmest: 5 },
  fish: { temperature: 0, above: 3.78, below: 2.14, freezes: -2.2, latent: 271, warmest: 5 },
  eggs: { temperature: 4, above: 3.63, below: 1.95, freezes: -0.6, latent: 252, warmest: 7 },
  sweets: { temperature: 4, above: 2.35, below: 1.85, freezes: -15, latent: 91, warmest: 5 },
  frozen: { temperature: -18, above: 3.53, below: 2.12, freezes: -1.7, latent: 239, warmest: -18 },
  "ice-cream": { temperature: -25, above: 3.22, below: 2.74, freezes: -5.6, latent: 204, warmest: -20 },
  vegetables: { temperature: 0, above: 4.02, below: 1.84, freezes: -0.8, latent: 307, living: { respiration: 53, coldest: -0.8 } },
  onions: { temperature: 0, above: 3.95, below: 1.87, freezes: -0.9, latent: 300, living: { respiration: 8.7, coldest: -0.9 } },
  potatoes: { temperature: 5, above: 3.67, below: 1.93, freezes: -0.6, latent: 264, living: { respiration: 19, coldest: 4 } },
  apples: { temperature: 0, above: 3.81, below: 1.98, freezes: -1.1, latent: 280, living: { respiration: 9.5, coldest: -1.1 } },
  kinnow: { temperature: 5, above: 3.81, below: 1.96, freezes: -0.8, latent: 275, living: { respiration: 19, coldest: 4 } },
  tomatoes: { temperature: 12, above: 4.02, below: 1.77, freezes: -0.6, latent: 311, living: { respiration: 46, coldest: 8 } },
  mangoes: { temperature: 12, above: 3.74, below: 1.95, freezes: -0.9, latent: 273, living: { respiration: 101, coldest: 12 } },
  bananas: { temperature: 14, above: 3.56, below: 2.03, freezes: -0.8, latent: 248, living: { respiration: 87, coldest: 13 }, ripens: true },
  dates: { temperature: 0, above: 2.31, below: 2.3, freezes: -15.7, latent: 75 },
} as const satisfies Record<string, Food>;

export type FoodName = keyof typeof foods;

/**
 * Heat of respiration in W per tonne at a temperature in °C. It grows by a factor of 2.5 for every 10 K
 * (ASHRAE gives 2 to 3).
 */
export const respirationAt = ({ living, freezes, temperature: stored }: Food, temperature: number): number =>
  living && temperature > freezes ? living.respiration * 2.5 ** ((temperature - stored) / 10) : 0;

type Thermal = Pick<Food, "above" | "below" | "freezes" | "latent">;

/**
 * Heat in kJ/kg that must be removed to cool goods from `from` to `to` °C, including the latent heat of
 * freezing.
 */
export function heatToRemove({ above, below, freezes, latent }: Thermal, from: number, to: number): number {
  const unfrozen = above * Math.max(0, from - Math.max(to, freezes));
  const freezing = from > freezes && to < freezes ? latent : 0;
  const frozen = below * Math.max(0, Math.min(from, freezes) - to);
  return unfrozen + freezing + frozen;
}
