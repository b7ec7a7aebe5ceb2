import { coolingCoefficient } from "./coefficient.ts";

/** The example of the geothermal page: a vertical closed loop on the plains. */
export const loop = {
  ground: 25,
  boreholes: 3,
  depth: 80,
  spacing: 6,
  /** Water in °C to the heat pump and from it, on the hottest and the coldest day. */
  june: { entering: 37, leaving: 42 },
  january: { entering: 18, leaving: 15 },
  /** Of ground, grout and pipe together after years of use, in m·K/W. */
  resistance: 0.25,
} as const;

/** Water's specific heat in kJ/(kg·K). */
const water = 4.18;

type Water = { entering: number; leaving: number };

/** Heat in W that a metre of borehole passes on: mean water against ground, by the resistance between them. */
export function wattsPerMetre({ entering, leaving }: Water): number {
  return Math.abs((entering + leaving) / 2 - loop.ground) / loop.resistance;
}

/** Heat in kW that boreholes of a length in m in all pass on. */
export const groundHeat = (metres: number, state: Water): number => (metres * wattsPerMetre(state)) / 1000;

/** Flow in L/s that carries a heat in kW between two temperatures. */
export const flow = (kilowatts: number, { entering, leaving }: Water): number =>
  kilowatts / (water * Math.abs(leaving - entering));

/** COP in cooling for water entering at °C: coil at 5 °C, condensing 10 K above the water, 60 % of Carnot's limit. */
export const coolingCop = (entering: number): number => coolingCoefficient(5, entering + 10, 0.6);

/** Heat in kW that the ground must take for a cooling load in kW: the load and the compressor's own electricity. */
export const rejected = (cooling: number, cop: number): number => cooling * (1 + 1 / cop);

/** Whole boreholes for a cooling load in kW at the June temperatures, and the field in m² at the spacing. */
export function boreholesFor(cooling: number): {
  heat: number;
  metres: number;
  count: number;
  field: number;
} {
  const heat = rejected(cooling, coolingCop(loop.june.entering));
  const metres = (heat * 1000) / wattsPerMetre(loop.june);
  const count = Math.ceil(metres / loop.depth);
  return { heat, metres, count, field: count * loop.spacing ** 2 };
}

/** Cooling in kW that boreholes of a length in m in all allow in June. */
export const coolingOf = (metres: number): number =>
  groundHeat(metres, loop.june) / rejected(1, coolingCop(loop.june.entering));
