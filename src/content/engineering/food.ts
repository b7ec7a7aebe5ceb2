/** Thermal properties of a food. */
export type Food = {
  /** kJ/(kg·K) above and below freezing. */
  above: number;
  below: number;
  /** °C at which it begins to freeze, and kJ/kg that it gives off then. */
  freezes: number;
  latent: number;
  /** W a tonne at 5 °C, of what still breathes. */
  respiration?: number;
};

/**
 * Apples, whole milk, lean beef and cod stand for their kinds (ASHRAE Handbook Refrigeration, "Thermal Properties of
 * Foods", tables of unfrozen composition data and of respiration).
 */
export const foods = {
  produce: { above: 3.81, below: 1.98, freezes: -1.1, latent: 280, respiration: 20 },
  dairy: { above: 3.89, below: 1.81, freezes: -0.6, latent: 294 },
  meat: { above: 3.53, below: 2.12, freezes: -1.7, latent: 239 },
  fish: { above: 3.78, below: 2.14, freezes: -2.2, latent: 271 },
} as const satisfies Record<string, Food>;

export type FoodName = keyof typeof foods;

/** Heat in kJ that each kilogram gives off on its way from one temperature in °C down to another, freezing included. */
export function heatToRemove({ above, below, freezes, latent }: Food, from: number, to: number): number {
  const unfrozen = above * Math.max(0, from - Math.max(to, freezes));
  const freezing = from > freezes && to < freezes ? latent : 0;
  const frozen = below * Math.max(0, Math.min(from, freezes) - to);
  return unfrozen + freezing + frozen;
}

/** Heat of breathing in W a tonne: it grows two and a half times with each 10 K, and ends where the food freezes. */
export const respirationOf = ({ respiration = 0, freezes }: Food, temperature: number): number =>
  temperature > freezes ? respiration * 2.5 ** ((temperature - 5) / 10) : 0;

/** kJ/(kg·K) of the food as it lies in a room of a temperature in °C. */
export const specificHeatAt = ({ above, below, freezes }: Food, temperature: number): number =>
  temperature < freezes ? below : above;
