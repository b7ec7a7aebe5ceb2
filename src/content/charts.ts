import { z } from "zod";
import { text } from "./primitives.ts";

/** Ends of the site's temperature scale, in °C: from the coldest freezer to the hottest road. */
export const temperatureScale = { from: -30, to: 50 } as const;

const celsius = z
  .number()
  .min(temperatureScale.from, `is colder than the scale: write −30 °C or more, as a number`)
  .max(temperatureScale.to, `is hotter than the scale: write 50 °C or less, as a number`);

/** What a chart has room for: it draws a line for each whole number. */
const positive = z
  .number()
  .min(0.1, "is too small for the drawing: write 0.1 or more")
  .max(200, "is too large for the drawing: write 200 or less");

/** Why a range can't be drawn; shared by every range in content. */
const ordered = {
  error: "goes backwards: write the smaller number as from, the larger one as to",
  path: ["from"],
};

/** Temperatures that goods ask for. Without `from`: that cold or colder. */
const band = z
  .strictObject({
    label: text.describe("What is kept at these temperatures"),
    from: celsius.optional().describe("Coldest, in °C; leave it out where colder does no harm"),
    to: celsius.describe("Warmest, in °C"),
  })
  .refine(({ from, to }) => from === undefined || from <= to, ordered);

/** Bands of temperature on the scale from −30 to 50 °C, against the heat outside. */
export const temperaturesShape = {
  bands: z.array(band).min(1).max(8),
  outside: z
    .strictObject({ label: text, at: celsius.describe("In °C") })
    .describe("The heat that the unit works against"),
};

/** Electricity in, heat moved: a coefficient of performance drawn as lengths. */
export const efficiencyShape = {
  electricity: z.strictObject({ label: text, kilowatts: positive }),
  heat: z
    .strictObject({ label: text, from: positive.describe("In kW"), to: positive.describe("In kW") })
    .refine(({ from, to }) => from <= to, ordered),
};

/** Sizes of bodies in cubic metres; what no size covers is drawn as a gap. */
export const volumesShape = {
  ranges: z
    .array(
      z
        .strictObject({ label: text, from: positive.describe("In m³"), to: positive.describe("In m³") })
        .refine(({ from, to }) => from <= to, ordered),
    )
    .min(1)
    .max(8),
  gap: text.optional().describe("What to do where no size fits; needed when the sizes leave a gap"),
};

export type Band = z.infer<typeof band>;
export type SizeRange = { label: string; from: number; to: number };
/** An interval of numbers, ends included. */
export type Interval = { from: number; to: number };

/** The intervals between the smallest and the largest size that no size covers, smallest first. */
export function gapsBetween(ranges: readonly Interval[]): Interval[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  let reached = sorted[0]?.from ?? 0;
  return sorted.flatMap(({ from, to }) => {
    const gap = from > reached ? [{ from: reached, to: from }] : [];
    reached = Math.max(reached, to);
    return gap;
  });
}

const number = (value: number) => String(value).replace("-", "−");

/**
 * An interval in words: `0–4 °C`, `−25 to −18 °C` where a dash would meet a minus sign, `13 °C`, and `≤ −18 °C` where it
 * has no lower end. Minus signs are U+2212, the space before the unit does not break.
 */
export function intervalText({ from, to }: { from?: number | undefined; to: number }, unit: string): string {
  if (from === undefined) return `≤\u00a0${number(to)}\u00a0${unit}`;
  if (from === to) return `${number(to)}\u00a0${unit}`;
  return `${number(from)}${from < 0 || to < 0 ? " to " : "–"}${number(to)}\u00a0${unit}`;
}

const axis = z
  .strictObject({
    from: z.number(),
    to: z.number(),
    step: z.number().positive().describe("Distance of the numbers along the axis"),
    unit: text,
  })
  .refine(({ from, to }) => from < to, ordered);

/** Quantities over time, or over another quantity. */
export const curvesShape = {
  across: axis.describe("What passes from left to right, as hours"),
  up: axis.describe("What rises"),
  curves: z
    .array(
      z.strictObject({
        label: text,
        tone: z.enum(["plain", "cold", "heat"]).optional(),
        values: z.array(z.number()).min(2).describe("At equal distances, from left to right"),
      }),
    )
    .min(1)
    .max(4),
};
