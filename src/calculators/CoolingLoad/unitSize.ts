import { wattsPerTon } from "../physics/units.ts";

/**
 * A unit's nominal size is its capacity at 35 °C outdoors (T1). At 46 °C (T3), the capacity is 10 to 20%
 * lower. We assume 15%.
 */
const rated = 35;
const hot = 46;
const loss = 0.15;
/** Loss of capacity at the promised 24 °C indoors, because units are rated at 27 °C (ISO 5151). */
const indoorLoss = 0.05;

/** Nominal size in tons, without reserve, of a unit that removes `heat` W at `outdoor` °C. */
export const sizeFor = (heat: number, outdoor: number): number =>
  heat / wattsPerTon / (1 - indoorLoss) / (1 - loss * Math.max(0, (outdoor - rated) / (hot - rated)));

/**
 * Factor for a unit that is switched on in the evening: it also has to cool walls and roof that have been hot
 * all day, or in winter to warm cold ones. The value is our choice.
 */
export const reserve = 1.2;

/** A unit with this many times the required capacity switches off before it has dried the air. */
export const oversized = 1.5;

/** Sizes in tons of the split units on the market. */
const sizes = [1, 1.5, 2, 3, 4];

export type Units = { count: number; size: number };

export const totalOf = ({ count, size }: Units): number => count * size;

export function unitsFor(need: number): Units {
  const largest = Math.max(...sizes);
  const count = Math.ceil(need / largest);
  return { count, size: sizes.find((one) => one * count >= need) ?? largest };
}
