import { fill, printed } from "../../content/fill.ts";
import type { Fields } from "./fields.ts";

/** Price in rupees of a kWh. Visitors can enter their own; the site's price is in content/prices.yaml. */
export const tariffField = { kind: "number", min: 1, max: 500, start: 50 } as const;

/** The fields with the site's tariff as the initial one. */
export const withTariff = (fields: Fields, rupees: string): Fields => ({
  ...fields,
  tariff: { ...tariffField, start: Number(rupees) },
});

/** Days in the month that answers refer to. */
const days = 30;

/** Rounds to two significant digits, because the hours and the weather of a month are estimates. */
export function rounded(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return printed(step * Math.round(value / step));
}

/**
 * Fills a sentence about electricity: units (kWh) a day and a month of 30 days, and rupees a month.
 *
 * @param daily kWh a day
 * @param tariff rupees per kWh
 * @param hours hours a day, for a sentence that contains them
 */
export const fillElectricity = (sentence: string, daily: number, tariff: number, hours?: number): string =>
  fill(sentence, {
    hours,
    daily: printed(daily, daily < 10 ? 1 : 0),
    monthly: rounded(days * daily),
    rupees: rounded(days * daily * tariff),
    tariff: printed(tariff, Number.isInteger(tariff) ? 0 : 2),
  });
