import { type Celsius, inTons, type Tons, tons, type Watts } from "./units.ts";

/** A unit's size is its capacity with 35 °C outdoors (T1). At 46 °C (T3) it is 10 to 20 % lower: taken as 15 % here. */
const rated = 35;
const hot = 46;
const loss = 0.15;

/** More, with which a room that stood hot is cooled down: the most that ACCA Manual S allows a heat pump. */
const reserve = 1.25;

/** The size of a unit that removes this heat on a day of this temperature. */
export function sizeFor(heat: Watts, outdoor: Celsius): Tons {
  const left = 1 - loss * Math.max(0, (outdoor - rated) / (hot - rated));
  return tons((inTons(heat) * reserve) / left);
}

/** Sizes in which split units are sold. */
export const sizes = [1, 1.5, 2, 3, 4].map(tons);

export type Units = { count: number; size: Tons };

/** The smallest standard size that covers the tons; above the largest, several equal units. */
export function unitsFor(capacity: Tons): Units {
  const largest = Math.max(...sizes);
  const count = Math.ceil(capacity / largest);
  const size = sizes.find((one) => one * count >= capacity);
  return { count, size: size ?? tons(largest) };
}
