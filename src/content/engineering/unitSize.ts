import { type Celsius, inTons, type Tons, tons, type Watts } from "./units.ts";

/** A unit's size is its capacity with 35 °C outdoors (T1). At 46 °C (T3) it is 10 to 20% lower: taken as 15% here. */
const rated = 35;
const hot = 46;
const loss = 0.15;

/** Size of a unit that removes this heat on a day of this temperature, with nothing to spare. */
export function sizeFor(heat: Watts, outdoor: Celsius): Tons {
  const left = 1 - loss * Math.max(0, (outdoor - rated) / (hot - rated));
  return tons(inTons(heat) / left);
}

/**
 * Capacity over the need that cools a hot room down sooner: the upper end of what is shown, our choice. The units are
 * chosen without it, for the step to a standard size is a reserve by itself.
 */
export const reserve = 1.2;

/** From this much over the need on, a unit stops before it has dried the air. */
export const oversized = 1.5;

/** Sizes in which split units are sold, at most 1.5 times apart. */
export const sizes = [1, 1.5, 2, 3, 4].map(tons);

export type Units = { count: number; size: Tons };

export const totalOf = ({ count, size }: Units): Tons => tons(count * size);

/** The smallest standard size that covers the tons; above the largest, several equal units. */
export function unitsFor(need: Tons): Units {
  const largest = Math.max(...sizes);
  const count = Math.ceil(need / largest);
  const size = sizes.find((one) => one * count >= need);
  return { count, size: size ?? tons(largest) };
}
