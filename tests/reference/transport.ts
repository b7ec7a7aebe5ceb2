/**
 * Insulated vehicles by the ATP agreement (ECE/TRANS), annex 1, appendix 2, and what doors and fruit add. An independent
 * check: nothing here comes from src/. Metres, W/(m²·K), °C and watts.
 */
import { heatOfExchange, type Air } from "./air.ts";

export type Body = { length: number; width: number; height: number };

const surface = ({ length, width, height }: Body) => 2 * (length * width + length * height + width * height);

/** m²: the geometric mean of the inside surface and of the outside one, a wall further out on each side: paragraph 1.2. */
export const meanSurface = (inside: Body, wall: number): number =>
  Math.sqrt(
    surface(inside) *
      surface({
        length: inside.length + 2 * wall,
        width: inside.width + 2 * wall,
        height: inside.height + 2 * wall,
      }),
  );

/** Watts through the walls: K × S × ΔT. */
export const wallLoad = (body: Body, wall: number, k: number, kelvin: number): number =>
  k * meanSurface(body, wall) * kelvin;

/** The capacity that ATP asks of the unit for a load through the walls: paragraph 3.2.6. */
export const capacityByAtp = (walls: number): number => 1.75 * walls;

/** Watts as the mean of a day of hours in which each stop changes so many times the body's own air. */
export const stopLoad = (
  cubicMetres: number,
  day: { stops: number; hours: number; changes: number },
  outside: Air,
  inside: Air,
): number =>
  (day.stops * day.changes * cubicMetres * heatOfExchange(outside, inside) * 1000) / (day.hours * 3600);

/** kWh of a battery that gives watts of cooling for hours at a COP, of which a share may be drawn. */
export const batteryFor = (watts: number, hours: number, cop: number, share: number): number =>
  (watts * hours) / 1000 / cop / share;
