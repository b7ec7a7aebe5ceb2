/**
 * Insulated vehicles by the ATP agreement (ECE/TRANS), annex 1, appendix 2, plus door openings and
 * respiration. The formulas are independent of src/. Units: m, W/(m²·K), °C, W.
 */
import { heatOfExchange, type Air } from "./air.ts";

export type Body = { length: number; width: number; height: number };

const surface = ({ length, width, height }: Body) => 2 * (length * width + length * height + width * height);

/** Mean surface in m²: geometric mean of the inside and outside surfaces: paragraph 1.2. */
const meanSurface = (inside: Body, wall: number): number =>
  Math.sqrt(
    surface(inside) *
      surface({
        length: inside.length + 2 * wall,
        width: inside.width + 2 * wall,
        height: inside.height + 2 * wall,
      }),
  );

/** Transmission through the walls in W: K × S × ΔT. */
export const wallLoad = (body: Body, wall: number, k: number, kelvin: number): number =>
  k * meanSurface(body, wall) * kelvin;

/** Minimum cooling capacity required by ATP for a wall load: paragraph 3.2.6. */
export const capacityByAtp = (walls: number): number => 1.75 * walls;

/** Mean load in W of door openings; each stop replaces `changes` volumes of the body's air. */
export const stopLoad = (
  cubicMetres: number,
  day: { stops: number; hours: number; changes: number },
  outside: Air,
  inside: Air,
): number =>
  (day.stops * day.changes * cubicMetres * heatOfExchange(outside, inside) * 1000) / (day.hours * 3600);

/** Battery capacity in kWh for a cooling load in W over hours at a COP, with a usable share. */
export const batteryFor = (watts: number, hours: number, cop: number, share: number): number =>
  (watts * hours) / 1000 / cop / share;
