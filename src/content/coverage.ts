import { z } from "zod";
import { named } from "./fields.ts";
import { text } from "./textFields.ts";

const outdoors = z
  .number()
  .min(-10, "is outside the chart: write −10 °C or more, as a number")
  .max(50, "is outside the chart: write 50 °C or less, as a number");

export const coveredCity = z.strictObject({
  city: text,
  status: z.enum(["served", "coming-soon"]),
  design: z
    .strictObject({
      cold: outdoors,
      hot: outdoors,
      ground: outdoors.describe(
        "Annual mean in °C; below about ten metres the ground has this temperature all year",
      ),
      swing: z
        .number()
        .min(3)
        .max(25)
        .describe("Difference between a day's highest and lowest temperature in K, in the hottest month"),
      altitude: z.number().min(0).max(3000).describe("Metres above the sea"),
      lift: z
        .strictObject({ from: z.number().min(5), to: z.number().max(500) })
        .refine(({ from, to }) => from <= to, {
          error: `is less than ${named("from")}: write the smaller height there and the larger one here`,
          path: ["to"],
        })
        .optional()
        .describe("Height in m by which a well's pump lifts the water; 30 to 100 if it is not given"),
      humid: z
        .strictObject({ hot: outdoors, wetBulb: outdoors })
        .refine(({ hot, wetBulb }) => wetBulb < hot, {
          error: "is warmer than the air: write a lower temperature",
          path: ["wetBulb"],
        })
        .describe("Wet bulb in °C that 1% of a year's hours exceed, and the mean coincident dry bulb"),
    })
    .refine(({ cold, hot }) => cold < hot, {
      error: "is not below hot: write the lower temperature as cold and the higher one as hot",
      path: ["cold"],
    })
    .optional()
    .describe("Temperatures in °C: 99% of a year's hours are warmer than cold, 1% hotter than hot"),
});

export const climate = z.strictObject({
  label: text.describe("Alternative text of the chart"),
  ratings: z
    .array(z.strictObject({ at: outdoors, label: text }))
    .length(2)
    .describe("Outdoor temperatures in °C at which makers rate their machines"),
  source: text,
});

export type CoveredCity = z.infer<typeof coveredCity>;

export const citiesOf = (
  coverage: readonly Pick<CoveredCity, "city" | "status">[],
  status: CoveredCity["status"],
): string[] => coverage.flatMap((one) => (one.status === status ? [one.city] : []));
