/**
 * Heat of a cold room by the loads of ASHRAE Handbook, Refrigeration (2010), chapters 19 and 24. An independent check:
 * nothing here comes from src/. °C, metres, kg, kJ/kg and watts.
 */
export type Goods = { above: number; below: number; freezing: number; latent: number };

/** kJ/kg to bring goods from one temperature to a lower one, with what freezes on the way: chapter 24, equations 5 to 8. */
export function productHeat(goods: Goods, from: number, to: number): number {
  const aboveFreezing = Math.max(0, from - Math.max(to, goods.freezing)) * goods.above;
  const belowFreezing = Math.max(0, Math.min(from, goods.freezing) - to) * goods.below;
  const freezes = from > goods.freezing && to < goods.freezing;
  return aboveFreezing + belowFreezing + (freezes ? goods.latent : 0);
}

/** Watts as the mean of hours in which kilograms give up kJ/kg. */
export const meanWatts = (kilograms: number, heat: number, hours: number): number =>
  (kilograms * heat * 1000) / (hours * 3600);

/** W/(m²·K) of layers in m and W/(m·K) between surfaces in m²·K/W: ISO 6946, equation for homogeneous layers. */
export const transmittance = (surfaces: number[], layers: [metres: number, conductivity: number][]): number =>
  1 / [...surfaces, ...layers.map(([metres, conductivity]) => metres / conductivity)].reduce((a, b) => a + b);

export type Room = { length: number; width: number; height: number };
export const volume = (room: Room): number => room.length * room.width * room.height;
export const surface = ({ length, width, height }: Room): number =>
  2 * (length * width + length * height + width * height);

/** Watts that a plant must give while it runs if the heat of 24 hours is taken out in fewer: chapter 24, sizing. */
export const plant = (meanLoad: number, runningHours: number): number => (meanLoad * 24) / runningHours;

/**
 * Hours until goods of kJ/K have warmed by so many kelvin, with the door shut and no plant, in steps of a minute: panels
 * let in U × A of the difference that is left, and the goods give off watts of their own.
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
 * Chapter 19, tables 3 and 9: goods unfrozen and frozen, and W/t of living ones at °C. Of ranges the middle. Lean beef
 * also represents frozen ready food.
 */
export const goods: Record<string, Goods & { respiration?: [watts: number, celsius: number] }> = {
  dairy: { above: 3.89, below: 1.81, freezing: -0.6, latent: 294 },
  meat: { above: 3.53, below: 2.12, freezing: -1.7, latent: 239 },
  frozen: { above: 3.53, below: 2.12, freezing: -1.7, latent: 239 },
  fish: { above: 3.78, below: 2.14, freezing: -2.2, latent: 271 },
  "ice-cream": { above: 3.22, below: 2.74, freezing: -5.6, latent: 204 },
  potatoes: { above: 3.67, below: 1.93, freezing: -0.6, latent: 264, respiration: [18.95, 5] },
  kinnow: { above: 3.81, below: 1.96, freezing: -0.8, latent: 275, respiration: [18.9, 5] },
  tomatoes: { above: 4.02, below: 1.77, freezing: -0.6, latent: 311, respiration: [60.6, 15] },
  mangoes: { above: 3.74, below: 1.95, freezing: -0.9, latent: 273, respiration: [133.4, 15] },
  bananas: { above: 3.56, below: 2.03, freezing: -0.8, latent: 248, respiration: [95.3, 15] },
};

/** W/t at °C: with each 10 K respiration grows two to three times, and it ends where goods freeze. */
export function respiration(name: string, celsius: number): number {
  const { respiration: measured, freezing = 0 } = goods[name] ?? {};
  if (!measured || celsius <= freezing) return 0;
  return measured[0] * 2.5 ** ((celsius - measured[1]) / 10);
}
