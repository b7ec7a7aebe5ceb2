/**
 * Heat loads and plant efficiency of a cold room. Sources: ASHRAE Handbook, Refrigeration (2010), chapters 19
 * and 24, and the second law of thermodynamics. The formulas are independent of src/. Units: °C, m, kg, kJ/kg, W.
 */
/** Cooling COP as the fraction `share` of Carnot's limit. Temperatures are in °C. */
export const coolingCop = (evaporating: number, condensing: number, share: number): number =>
  (share * (evaporating + 273.15)) / (condensing - evaporating);

export type Goods = { above: number; below: number; freezing: number; latent: number };

/**
 * Heat in kJ/kg that must be removed to cool goods, including the latent heat of freezing: chapter 24,
 * equations 5 to 8.
 */
export function productHeat(goods: Goods, from: number, to: number): number {
  const aboveFreezing = Math.max(0, from - Math.max(to, goods.freezing)) * goods.above;
  const belowFreezing = Math.max(0, Math.min(from, goods.freezing) - to) * goods.below;
  const freezes = from > goods.freezing && to < goods.freezing;
  return aboveFreezing + belowFreezing + (freezes ? goods.latent : 0);
}

/**
 * U-value in W/(m²·K): ISO 6946. `surfaces` are surface resistances in m²·K/W. Conductivity is in W/(m·K).
 */
export const transmittance = (surfaces: number[], layers: [metres: number, conductivity: number][]): number =>
  1 / [...surfaces, ...layers.map(([metres, conductivity]) => metres / conductivity)].reduce((a, b) => a + b);

export type Room = { length: number; width: number; height: number };
export const volume = (room: Room): number => room.length * room.width * room.height;
export const surface = ({ length, width, height }: Room): number =>
  2 * (length * width + length * height + width * height);

/**
 * Hours until the goods have warmed by `warming` kelvin, with the door closed and the plant off. The
 * simulation's time step is one minute. `heatCapacity` is in kJ/K, and `panels` is U × A in W/K.
 */
export function holdOver(room: {
  heatCapacity: number;
  panels: number;
  around: number;
  inside: number;
  goodsWatts: number;
  warming: number;
}): number {
  let [celsius, minutes] = [room.inside, 0];
  while (celsius < room.inside + room.warming && minutes < 60 * 24 * 60) {
    const heat = room.panels * (room.around - celsius) + room.goodsWatts;
    celsius += (heat * 60) / 1000 / room.heatCapacity;
    minutes += 1;
  }
  return minutes / 60;
}

/**
 * Chapter 19, tables 3 and 9: specific heat (kJ/(kg·K)) above and below freezing, freezing point (°C), latent
 * heat (kJ/kg), and respiration (W/t, and the temperature in °C at which it was measured). A printed range is
 * replaced by its mean. Frozen ready meals use the values of lean beef, sweets those of sweetened condensed milk,
 * and leafy vegetables those of cauliflower.
 */
export const goods: Record<string, Goods & { respiration?: [watts: number, celsius: number] }> = {
  dairy: { above: 3.89, below: 1.81, freezing: -0.6, latent: 294 },
  meat: { above: 3.53, below: 2.12, freezing: -1.7, latent: 239 },
  frozen: { above: 3.53, below: 2.12, freezing: -1.7, latent: 239 },
  fish: { above: 3.78, below: 2.14, freezing: -2.2, latent: 271 },
  "ice-cream": { above: 3.22, below: 2.74, freezing: -5.6, latent: 204 },
  potatoes: { above: 3.67, below: 1.93, freezing: -0.6, latent: 264, respiration: [18.95, 5] },
  kinnow: { above: 3.81, below: 1.96, freezing: -0.8, latent: 275, respiration: [18.9, 5] },
  eggs: { above: 3.63, below: 1.95, freezing: -0.6, latent: 252 },
  sweets: { above: 2.35, below: 1.85, freezing: -15, latent: 91 },
  dates: { above: 2.31, below: 2.3, freezing: -15.7, latent: 75 },
  vegetables: { above: 4.02, below: 1.84, freezing: -0.8, latent: 307, respiration: [53, 0] },
  onions: { above: 3.95, below: 1.87, freezing: -0.9, latent: 300, respiration: [8.7, 0] },
  apples: { above: 3.81, below: 1.98, freezing: -1.1, latent: 280, respiration: [9.45, 0] },
  tomatoes: { above: 4.02, below: 1.77, freezing: -0.6, latent: 311, respiration: [60.6, 15] },
  mangoes: { above: 3.74, below: 1.95, freezing: -0.9, latent: 273, respiration: [133.4, 15] },
  bananas: { above: 3.56, below: 2.03, freezing: -0.8, latent: 248, respiration: [95.3, 15] },
};

/**
 * Heat of respiration in W/t, or 0 at the freezing point and below. Assumes a factor of 2.5 for every 10 K
 * (published range: 2 to 3).
 */
export function respiration(name: string, celsius: number): number {
  const { respiration: measured, freezing = 0 } = goods[name] ?? {};
  if (!measured || celsius <= freezing) return 0;
  return measured[0] * 2.5 ** ((celsius - measured[1]) / 10);
}
