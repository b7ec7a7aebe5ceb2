import { coolingCoefficient } from "../physics/coefficient.ts";

/**
 * The example on the geothermal page: a vertical closed loop on the plains. Lengths are in m, and the ground
 * temperature is in °C.
 */
export const loop = {
  ground: 25,
  boreholes: 3,
  depth: 80,
  spacing: 6,
  /** Water temperatures in °C at the heat pump, on the hottest and the coldest day. */
  june: { entering: 37, leaving: 42 },
  january: { entering: 18, leaving: 15 },
  /** Thermal resistance in m·K/W of ground, grout and pipe, after years of operation. */
  resistance: 0.25,
} as const;

/** Specific heat of water in kJ/(kg·K). */
const water = 4.18;

type Water = { entering: number; leaving: number };

/**
 * Heat transfer in W per metre of borehole: the difference in K between the mean water temperature and the
 * ground temperature, divided by the thermal resistance.
 */
export function wattsPerMetre({ entering, leaving }: Water, ground: number): number {
  return Math.abs((entering + leaving) / 2 - ground) / loop.resistance;
}

/**
 * Water flow in L/s needed to carry a heat flow of `kilowatts` when the water goes from `entering` to
 * `leaving` °C.
 */
export const flow = (kilowatts: number, { entering, leaving }: Water): number =>
  kilowatts / (water * Math.abs(leaving - entering));

/**
 * Cooling COP for an entering water temperature in °C. Assumes a coil at 5 °C, condensation 10 K above the
 * entering water, and 60% of Carnot's limit.
 */
export const coolingCop = (entering: number): number => coolingCoefficient(5, entering + 10, 0.6);

/**
 * Heating COP for a leaving water temperature in °C. Assumes evaporation 5 K below the leaving water,
 * condensation at 45 °C, and 60% of Carnot's limit. The limit is 1 higher for heating than for cooling, which
 * adds 0.6 to the COP.
 */
export const heatingCop = (leaving: number): number => coolingCoefficient(leaving - 5, 45, 0.6) + 0.6;

/** Heat in kW rejected to the ground: the cooling load in kW plus the compressor's electric power. */
export const rejected = (cooling: number, cop: number): number => cooling * (1 + 1 / cop);

/** Heat in kW extracted from the ground: the heating load in kW minus the compressor's electric power. */
export const extracted = (heating: number, cop: number): number => heating * (1 - 1 / cop);
