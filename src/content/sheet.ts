import { z } from "zod";
import { defineSection } from "./primitives.ts";
import { prose, text } from "./textFields.ts";

const sheet = z.strictObject({
  heading: text,
  note: text.describe("One line below the heading: what or whom the sheet is about"),
  stamp: text.describe("The stamp on the sheet: Sample"),
});

export const loadSheet = sheet.extend({
  note: text.describe("Roof and window of the calculator's first room; its size and city stand around it"),
  load: text.describe("Label of the heat load in kW"),
  need: text.describe("Label of the calculated size in tons"),
});

export type Sheet = z.infer<typeof sheet>;
export type LoadSheet = z.infer<typeof loadSheet>;

/** A page with the layout `care` shows it in its head. */
export const reportSection = defineSection("report", {
  ...sheet.omit({ heading: true }).shape,
  columns: z.array(text).length(3).describe("Headings: what is read, the value, the healthy range"),
  readings: z
    .array(z.array(text).min(2).max(3))
    .min(2)
    .describe("One row each: reading, value, and the healthy range if there is one"),
  checks: z.array(prose).min(1).describe("What was done, in one line each"),
  results: z
    .array(
      z.strictObject({
        label: text,
        text,
        marked: z.literal(true).optional().describe("true: with a coloured background"),
      }),
    )
    .min(2)
    .max(3)
    .describe("What follows from the readings"),
});
