import { type Celsius, inTons, type Tons, tons, type Watts } from "../physics/units.ts";

/**
 * A unit's nominal size is its capacity at 35 °C outdoors (T1). At 46 °C (T3) it is 10 to 20% lower; 15% is
 * assumed.
 */
const rated = 35;
const hot = 46;
const loss = 0.15;

/** Nominal size of a unit that removes `heat` at an outdoor temperature, without reserve. */
export function sizeFor(heat: Watts, outdoor: Celsius): Tons {
  const left = 1 - loss * Math.max(0, (outdoor - rated) / (hot - rated));
  return tons(inTons(heat) / left);
}

/**
 * Reserve for cooling down a hot room sooner, for the upper end of the displayed range; our choice. Units are
 * selected without it, because rounding up to a standard size is a reserve in itself.
 */
export const reserve = 1.2;

/** Ratio to the need from which a unit switches off before it has dried the air. */
export const oversized = 1.5;

/** Sizes of split units on the market, at most 1.5 times apart. */
const sizes = [1, 1.5, 2, 3, 4].map(tons);

export type Units = { count: number; size: Tons };

export const totalOf = ({ count, size }: Units): Tons => tons(count * size);

export function unitsFor(need: Tons): Units {
  const largest = Math.max(...sizes);
  const count = Math.ceil(need / largest);
  const size = sizes.find((one) => one * count >= need);
  return { count, size: size ?? tons(largest) };
}
