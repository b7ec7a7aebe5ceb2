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

/**
 * W/t from mg of CO₂ per kg and hour: glucose burns with 2,816 kJ to 6 × 44 g of CO₂, that is 10.7 J/mg, Refrigeration
 * chapter 19.
 */
export const respirationFromCarbonDioxide = (milligrams: number): number => (milligrams * 10.7 * 1000) / 3600;

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
