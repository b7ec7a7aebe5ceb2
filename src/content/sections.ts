import { z } from "zod";
import { anatomySection } from "./anatomy.ts";
import { card, cardShape, oneSign } from "./cards.ts";
import { besidePicture, id, paragraphs, prose, text } from "./primitives.ts";
import { tableSection } from "./table.ts";

const heading = text.describe("The section's heading");
const intro = prose.optional().describe("One or two sentences under the heading");

/** Running text, with an optional picture beside it and an optional list of facts. */
export const textSection = z.strictObject({
  type: z.literal("text"),
  heading,
  paragraphs,
  facts: z
    .strictObject({ heading: text, items: z.array(prose).min(2) })
    .optional()
    .describe("A short list that stands beside the text, or below it where a picture does"),
  picture: besidePicture,
});

/** Cards in columns: things with their portraits, or reasons without. */
export const cardsSection = z.strictObject({
  type: z.literal("cards"),
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
        id: id,
        label: text,
        intro,
        items: z.array(
          z
            .strictObject({
              ...cardShape,
              facts: z.array(text).optional().describe("Short tags: a size, a temperature, a drive"),
            })
            .refine(...oneSign()),
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
  items: z.array(z.strictObject({ title: text, text: prose })).min(2),
  picture: besidePicture,
});

/** An ordered list: what happens, or what is included, step by step. */
export const stepsSection = z.strictObject({
  type: z.literal("steps"),
  id: id
    .optional()
    .describe("A name by which links lead here: first-hour for /solutions/cold-rooms#first-hour"),
  heading,
  intro,
  steps: z.array(z.strictObject({ title: text, text: prose })).min(2),
  picture: besidePicture,
});

/** A tool that calculates in the page, for which tools.yaml has the words. */
export const toolSection = z.strictObject({
  type: z.literal("tool"),
  heading,
  intro,
  tool: z.enum(["cooling-load", "cold-room", "transport-unit", "geothermal"]),
});

/** A customer's words. While `text` is empty the page does not show the section. */
export const testimonialSection = z.strictObject({
  type: z.literal("testimonial"),
  heading,
  attribution: text,
  text: z
    .string()
    .trim()
    .refine((words) => words === "" || text.safeParse(words).success, {
      error: ({ input }) => text.safeParse(input).error?.issues[0]?.message,
    })
    .describe("The customer's own words; leave empty until you have them"),
});

export const section = z.discriminatedUnion("type", [
  textSection,
  cardsSection,
  anatomySection,
  tabsSection,
  accordionSection,
  stepsSection,
  tableSection,
  toolSection,
  testimonialSection,
]);

/** The sections of a page; each tool has one set of ids. */
export const sections = z.array(section).superRefine((all, context) => {
  for (const [index, section] of all.entries())
    if (
      section.type === "tool" &&
      all.findIndex((other) => other.type === "tool" && other.tool === section.tool) < index
    )
      context.addIssue({
        code: "custom",
        path: [index, "tool"],
        message: `is ${section.tool} a second time on this page: keep one of the two`,
      });
});

/** A section that folds under its heading: for readers who need the figures, not in everybody's way. */
export const foldedSection = z.discriminatedUnion("type", [
  textSection,
  cardsSection,
  stepsSection,
  tableSection,
]);

export type FoldedSection = z.infer<typeof foldedSection>;
export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section["type"]> = Extract<Section, { type: T }>;
