/** Inside measures of a body in metres. */
export type Box = { length: number; width: number; height: number };

export const cubicMetres = ({ length, width, height }: Box): number => length * width * height;

export const surface = ({ length, width, height }: Box): number =>
  2 * (length * width + length * height + width * height);

/** Mean surface in m² for walls of a thickness in m. Source: ATP, Annex 1, Appendix 2: root of inside times outside. */
export function meanSurface(box: Box, wall: number): number {
  const { length, width, height } = box;
  const outside = { length: length + 2 * wall, width: width + 2 * wall, height: height + 2 * wall };
  return Math.sqrt(surface(box) * surface(outside));
}

/** Heat through the walls in W: K in W/(m²·K) times mean surface in m² times the difference in K. */
export const wallHeat = (k: number, area: number, kelvin: number): number => k * area * kelvin;

/** ATP, Annex 1, Appendix 1: a unit tested apart from its body must have this many times the heat through the walls. */
export const atpFactor = 1.75;

/** The examples of the truck page: K at ATP's limit for frozen goods, 45 °C outside, walls of 80 mm. */
export const truckBodies: Record<string, Box> = {
  "6 m³": { length: 2.2, width: 1.6, height: 1.7 },
  "16 m³": { length: 4, width: 2, height: 2 },
  "25 m³": { length: 5.2, width: 2.2, height: 2.2 },
};
export const truckAssumptions = { k: 0.4, wall: 0.08, outside: 45, fresh: 0, frozen: -18 } as const;

/** Wall heat and least capacity in W of one of the bodies, with a temperature in °C inside. */
export function truckLoad(box: Box, inside: number): { walls: number; least: number } {
  const { k, wall, outside } = truckAssumptions;
  const walls = wallHeat(k, meanSurface(box, wall), outside - inside);
  return { walls, least: atpFactor * walls };
}
