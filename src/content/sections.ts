import { z } from "zod";
import { efficiencyShape, gapsBetween, temperaturesShape, volumesShape } from "./charts.ts";
import { icon, paragraphs, text } from "./primitives.ts";

const heading = text.describe("The section's heading");
const intro = text.optional().describe("One or two sentences under the heading");

/** A card: what it is, and one or two sentences about it. */
export const card = z.strictObject({ icon, title: text, text });

/** Running text, with an optional list of facts beside it. */
export const textSection = z.strictObject({
  type: z.literal("text"),
  heading,
  paragraphs,
  facts: z
    .strictObject({ heading: text, items: z.array(text).min(2) })
    .optional()
    .describe("A short list that stands beside the text"),
});

/** A grid of cards. `benefit` draws them calmer than `feature`. */
export const cardsSection = z.strictObject({
  type: z.literal("cards"),
  look: z.enum(["feature", "benefit"]),
  heading,
  intro,
  cards: z.array(card).min(2),
});

/** Panels behind tabs; the first one is open at the start. */
export const tabsSection = z.strictObject({
  type: z.literal("tabs"),
  heading,
  intro,
  tabs: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, "is not an id: write lower-case letters, digits and hyphens"),
        label: text,
        intro,
        items: z.array(
          z.strictObject({
            icon,
            title: text,
            text,
            facts: z.array(text).optional().describe("Short tags: a size, a temperature, a drive"),
          }),
        ),
      }),
    )
    .min(2),
});

/** Questions or benefits that open one at a time. */
export const accordionSection = z.strictObject({
  type: z.literal("accordion"),
  heading,
  intro,
  items: z.array(z.strictObject({ title: text, text })).min(2),
});

/** An ordered list: what happens, or what is included, step by step. */
export const stepsSection = z.strictObject({
  type: z.literal("steps"),
  heading,
  intro,
  steps: z.array(z.strictObject({ title: text, text })).min(2),
});

/** A small table of engineering facts: every row has a cell for each column. */
export const tableSection = z
  .strictObject({
    type: z.literal("table"),
    heading,
    intro,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(2),
    note: text.optional().describe("A sentence under the table: conditions, units, source"),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: "custom",
          path: ["rows", index],
          message: `has ${counted(length, "cell")}, the table has ${counted(columns.length, "column")}: put quotes around a cell that holds a comma`,
        });
  });

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

/** Temperature bands on the scale from −30 to 50 °C. */
export const temperaturesSection = z.strictObject({
  type: z.literal("temperatures"),
  heading,
  intro,
  ...temperaturesShape,
});

/** Electricity in and heat moved, to one scale. */
export const efficiencySection = z.strictObject({
  type: z.literal("efficiency"),
  heading,
  intro,
  ...efficiencyShape,
});

/** Sizes of bodies in m³, to one scale. */
export const volumesSection = z
  .strictObject({ type: z.literal("volumes"), heading, intro, ...volumesShape })
  .refine(({ ranges, gap }) => gap !== undefined || gapsBetween(ranges).length === 0, {
    error: "is missing: the sizes leave a gap; write what to do for a body between two sizes",
    path: ["gap"],
  });

/** A tool that calculates in the page; its words stand in tools.yaml. */
export const toolSection = z.strictObject({
  type: z.literal("tool"),
  heading,
  intro,
  tool: z.enum(["cooling-load", "cold-room"]),
});

/** A customer's words. While `text` is empty the page does not show the section. */
export const testimonialSection = z.strictObject({
  type: z.literal("testimonial"),
  heading,
  attribution: text,
  text: z.string().trim().describe("The customer's own words; leave empty until you have them"),
});

export const section = z.discriminatedUnion("type", [
  textSection,
  cardsSection,
  tabsSection,
  accordionSection,
  stepsSection,
  tableSection,
  temperaturesSection,
  efficiencySection,
  volumesSection,
  toolSection,
  testimonialSection,
]);

export type Card = z.infer<typeof card>;
export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section["type"]> = Extract<Section, { type: T }>;
