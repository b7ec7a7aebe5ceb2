/** Inside dimensions in m. */
export type Box = { length: number; width: number; height: number };

export const cubicMetres = ({ length, width, height }: Box): number => length * width * height;

export const surface = ({ length, width, height }: Box): number =>
  2 * (length * width + length * height + width * height);

/**
 * Mean surface area in m² of walls that are `wall` m thick: the geometric mean of the inside and outside
 * surfaces (ATP, Annex 1, Appendix 2).
 */
export function meanSurface(box: Box, wall: number): number {
  const { length, width, height } = box;
  const outside = { length: length + 2 * wall, width: width + 2 * wall, height: height + 2 * wall };
  return Math.sqrt(surface(box) * surface(outside));
}

/** Heat flow in W through walls: K in W/(m²·K) × mean surface in m² × temperature difference in K. */
export const wallHeat = (k: number, area: number, kelvin: number): number => k * area * kelvin;

/**
 * If a unit is tested separately from the insulated body, its capacity must be at least this many times the
 * heat flow through the walls (ATP, Annex 1, Appendix 1).
 */
export const atpFactor = 1.75;

/**
 * Conductivity of a sandwich panel in W/(m·K): 0.024 for the foam, and a third more for frames, corners and
 * doors. An 80 mm wall then has K = 0.40.
 */
const conductivity = 0.032;

/** K in W/(m²·K) of walls that are `wall` m thick. */
export const kOf = (wall: number): number => conductivity / wall;
