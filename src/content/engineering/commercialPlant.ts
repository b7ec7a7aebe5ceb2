import type { Occupancy } from "./freshAir.ts";

/** The fresh-air example: fifty desks on 500 m², with the rates for offices of ASHRAE 62.1. */
export const fiftyDesks: Occupancy = { people: 50, area: 500, perPerson: 2.5, perArea: 0.3 };

/** The water-cooled plant of the example: kW of cooling, and its coefficient of performance. */
export const examplePlant = { cooling: 500, coefficient: 5 } as const;

/** Heat in kJ that takes a kilogram of water out of the tower, near 30 °C. */
const heatOfEvaporation = 2430;

/** Make-up over blow-down: how often the salts of the make-up are concentrated. */
const cycles = 4;

/**
 * Make-up water of a cooling tower in m³/h: evaporation of the rejected heat, and the blow-down that holds the
 * cycles of concentration (ASHRAE Handbook HVAC Systems and Equipment, "Cooling Towers"); drift is left out.
 */
export function towerWater({ cooling, coefficient }: { cooling: number; coefficient: number }): number {
  const rejected = cooling * (1 + 1 / coefficient);
  const evaporated = (3.6 * rejected) / heatOfEvaporation;
  return (evaporated * cycles) / (cycles - 1);
}
