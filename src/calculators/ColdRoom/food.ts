type Thermal = {
  /** kJ/(kg·K) above and below freezing. */
  above: number;
  below: number;
  /** Initial freezing point in °C, and latent heat of freezing in kJ/kg. */
  freezes: number;
  latent: number;
};

export type Food = Thermal & {
  /** Storage temperature in °C. */
  temperature: number;
  /** Heat of respiration at that temperature in W per tonne, and the limit of chilling injury in °C. */
  living?: { respiration: number; coldest: number };
  /** Maximum storage temperature in °C, above which animal products spoil and frozen food softens. */
  warmest?: number;
};

/**
 * ASHRAE Handbook Refrigeration, "Thermal Properties of Foods": unfrozen composition data (whole milk, lean
 * beef, cod, vanilla ice cream, oranges for kinnow) and heat of respiration (oranges and potatoes at 5 °C,
 * green tomatoes, mangoes and green bananas at 15 °C, converted to the storage temperature). Storage and
 * chilling injury: "Commodity Storage Requirements". Maximum: FDA Food Code 3-501.16 for animal products.
 */
export const foods = {
  dairy: { above: 3.89, below: 1.81, freezes: -0.6, latent: 294, temperature: 2, warmest: 5 },
  meat: { above: 3.53, below: 2.12, freezes: -1.7, latent: 239, temperature: 0, warmest: 5 },
  fish: { above: 3.78, below: 2.14, freezes: -2.2, latent: 271, temperature: 0, warmest: 5 },
  frozen: { above: 3.53, below: 2.12, freezes: -1.7, latent: 239, temperature: -18, warmest: -18 },
  "ice-cream": { above: 3.22, below: 2.74, freezes: -5.6, latent: 204, temperature: -25, warmest: -20 },
  potatoes: {
    above: 3.67,
    below: 1.93,
    freezes: -0.6,
    latent: 264,
    temperature: 5,
    living: { respiration: 19, coldest: 4 },
  },
  kinnow: {
    above: 3.81,
    below: 1.96,
    freezes: -0.8,
    latent: 275,
    temperature: 5,
    living: { respiration: 19, coldest: 4 },
  },
  tomatoes: {
    above: 4.02,
    below: 1.77,
    freezes: -0.6,
    latent: 311,
    temperature: 12,
    living: { respiration: 46, coldest: 8 },
  },
  mangoes: {
    above: 3.74,
    below: 1.95,
    freezes: -0.9,
    latent: 273,
    temperature: 12,
    living: { respiration: 101, coldest: 12 },
  },
  bananas: {
    above: 3.56,
    below: 2.03,
    freezes: -0.8,
    latent: 248,
    temperature: 14,
    living: { respiration: 87, coldest: 13 },
  },
} as const satisfies Record<string, Food>;

export type FoodName = keyof typeof foods;

/** Heat in kJ/kg to cool goods between two temperatures in °C, including freezing. */
export function heatToRemove({ above, below, freezes, latent }: Thermal, from: number, to: number): number {
  const unfrozen = above * Math.max(0, from - Math.max(to, freezes));
  const freezing = from > freezes && to < freezes ? latent : 0;
  const frozen = below * Math.max(0, Math.min(from, freezes) - to);
  return unfrozen + freezing + frozen;
}

/** Factor of respiration per 10 K (the chapter gives two to three). */
const growth = 2.5;

/** Heat of respiration in W per tonne at a temperature in °C; zero for frozen goods. */
export const respirationOf = ({ living, freezes, temperature: stored }: Food, temperature: number): number =>
  living && temperature > freezes ? living.respiration * growth ** ((temperature - stored) / 10) : 0;

/** Specific heat in kJ/(kg·K) at a temperature in °C. */
export const specificHeatAt = ({ above, below, freezes }: Thermal, temperature: number): number =>
  temperature < freezes ? below : above;
