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

/** Heat in W that a metre of borehole passes on: mean water against ground of °C, by the resistance between them. */
export function wattsPerMetre({ entering, leaving }: Water, ground: number): number {
  return Math.abs((entering + leaving) / 2 - ground) / loop.resistance;
}

/** Flow in L/s that carries a heat in kW between two temperatures. */
export const flow = (kilowatts: number, { entering, leaving }: Water): number =>
  kilowatts / (water * Math.abs(leaving - entering));

/** COP in cooling for water entering at °C: coil at 5 °C, condensing 10 K above the water, 60 % of Carnot's limit. */
export const coolingCop = (entering: number): number => coolingCoefficient(5, entering + 10, 0.6);

/** COP in heating for water leaving at °C: evaporating 5 K below it, condensing at 45 °C, 60 % of Carnot's limit. */
export const heatingCop = (leaving: number): number => coolingCoefficient(leaving - 5, 45, 0.6) + 0.6;

/** Heat in kW that the ground must take for a cooling load in kW: the load and the compressor's own electricity. */
export const rejected = (cooling: number, cop: number): number => cooling * (1 + 1 / cop);

/** Heat in kW that the ground must give for a heating load in kW: the load less the compressor's own electricity. */
export const extracted = (heating: number, cop: number): number => heating * (1 - 1 / cop);
