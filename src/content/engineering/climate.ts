import { type Celsius, celsius } from "./units.ts";

/**
 * Summer days that cooling is sized for: dry-bulb temperature that 0.4 % of the year's hours exceed. ASHRAE Handbook
 * Fundamentals 2021, chapter 14: airports of Islamabad, Karachi and Lahore. Peshawar: assumed to be as hot as Lahore.
 */
export const designTemperature = {
  Islamabad: celsius(41.1),
  Karachi: celsius(39),
  Lahore: celsius(43.2),
  Peshawar: celsius(43.2),
} as const satisfies Record<string, Celsius>;

export type City = keyof typeof designTemperature;

export const cities = Object.keys(designTemperature) as City[];
