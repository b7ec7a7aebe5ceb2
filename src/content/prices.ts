import { z } from "zod";
import { internalHref, text } from "./primitives.ts";

const rupees = z.number("is not a number: write rupees without Rs and commas, for example 50").positive();
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "is not a month: write year and month, for example 2026-11")
  .describe("The month in which the figure was right: 2026-11");

export const prices = z.strictObject({
  tariff: z.strictObject({
    // A text, because marks make every value a text.
    rupees: text
      .regex(/^\d{1,3}(\.\d{1,2})?$/, 'is not a number of rupees: write for example "50"')
      .describe("Price of a unit (kWh) of electricity in rupees, with which calculators start"),
    month,
  }),
  prices: z
    .array(
      z.strictObject({
        page: internalHref.describe("The page that shows this price"),
        item: text.describe("What it is the price of: AC service, 1 to 2 tons"),
        from: rupees,
        to: rupees.optional(),
        per: text.optional().describe("What it counts by: a visit, a ton, a m³"),
        month,
      }),
    )
    .describe("Prices as you want to show them; none are shown while the list is empty"),
});
