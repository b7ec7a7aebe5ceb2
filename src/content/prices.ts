import { z } from "zod";
import { formatMonth } from "./formatDate.ts";
import { internalHref } from "./linkFields.ts";
import { text } from "./textFields.ts";
import type { FoldedSection } from "./sections.ts";

const rupees = z.number("is not a number: write rupees without Rs and commas, for example 50").positive();
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "is not a month: write year and month, for example 2026-11")
  .meta({ role: "month", description: "The month in which the figure was right: 2026-11" });

const energyPrice = (what: string) =>
  z.strictObject({
    // A text, because marks make every value a text.
    rupees: text
      .regex(/^\d{1,3}(\.\d{1,2})?$/, 'is not a number of rupees: write for example "50"')
      .describe(`Price of ${what} in rupees, with which calculators start`),
    month,
  });

export const prices = z.strictObject({
  tariff: energyPrice("a unit (kWh) of electricity"),
  diesel: energyPrice("a litre of diesel"),
  heading: text.describe("Heading of the table of prices on a page"),
  columns: z.array(text).length(4).describe("Its columns: the work, the price, what it counts by, the month"),
  prices: z
    .array(
      z.strictObject({
        page: internalHref.describe("The page that shows this price"),
        item: text.describe("What it is the price of: AC service, 1 to 2 tons"),
        from: rupees,
        to: rupees.optional(),
        per: text.describe("What it counts by: a visit, a ton, a m³"),
        month,
      }),
    )
    .describe("Prices as you want to show them; none are shown while the list is empty"),
});

type Prices = z.infer<typeof prices>;

const formatRupees = ({ from, to = from }: { from: number; to?: number | undefined }): string =>
  `Rs\u00a0${[...new Set([from, to])].map((rupees) => rupees.toLocaleString("en-GB")).join("–")}`;

const pricesOn = ({ prices: all }: Prices, path: string): string[][] =>
  all
    .filter(({ page }) => page === path)
    .map((price) => [price.item, formatRupees(price), price.per, formatMonth(price.month)]);

/** The table of prices on the page at `path`, or nothing if it has none. */
export function priceSections(prices: Prices, path: string): FoldedSection[] {
  const rows = pricesOn(prices, path);
  return rows.length > 0 ? [{ type: "table", heading: prices.heading, columns: prices.columns, rows }] : [];
}

/** Prices, one a line, for the answer of the page's calculator. */
export const priceLines = (prices: Prices, path: string): string[] =>
  pricesOn(prices, path).map(([item, rupees, per, month]) => `${item}: ${rupees} ${per} (${month})`);
