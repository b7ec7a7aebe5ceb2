import type { Occupancy } from "./freshAir.ts";

/** The fresh-air example: fifty desks on 500 m², with ASHRAE 62.1's rates for offices. */
export const fiftyDesks: Occupancy = { people: 50, area: 500, perPerson: 2.5, perArea: 0.3 };

/** The page's example of a water-cooled plant: kW of cooling, coefficient of performance. */
export const examplePlant = { cooling: 500, coefficient: 5 } as const;

/** Heat of evaporation of water near 30 °C in kJ/kg. */
const heatOfEvaporation = 2430;

/** Cycles of concentration: make-up divided by blow-down. */
const cycles = 4;

/**
 * Make-up water of a cooling tower in m³/h: evaporation for the rejected heat, plus the blow-down for the
 * given cycles of
 * concentration (ASHRAE Handbook HVAC Systems and Equipment, "Cooling Towers"); drift is neglected.
 */
export function towerWater({ cooling, coefficient }: { cooling: number; coefficient: number }): number {
  const rejected = cooling * (1 + 1 / coefficient);
  const evaporated = (3.6 * rejected) / heatOfEvaporation;
  return (evaporated * cycles) / (cycles - 1);
}
