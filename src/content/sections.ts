import { z } from "zod";
import { anatomySection } from "./anatomy.ts";
import { card, cardShape, oneSign } from "./cards.ts";
import { curvesShape, efficiencyShape, gapsBetween, temperaturesShape, volumesShape } from "./charts.ts";
import { besidePicture, paragraphs, pictureOrPortrait, portrait, text } from "./primitives.ts";
import { tableSection } from "./table.ts";

const heading = text.describe("The section's heading");
const intro = text.optional().describe("One or two sentences under the heading");

/** Running text, with an optional picture beside it and an optional list of facts. */
export const textSection = z
  .strictObject({
    type: z.literal("text"),
    heading,
    paragraphs,
    facts: z
      .strictObject({ heading: text, items: z.array(text).min(2) })
      .optional()
      .describe("A short list that stands beside the text, or below it where a picture does"),
    picture: besidePicture,
    portrait,
  })
  .refine(...pictureOrPortrait());

/** Cards: a grid of things (`feature`), or reasons as rows below one another (`benefit`). */
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
export const accordionSection = z
  .strictObject({
    type: z.literal("accordion"),
    heading,
    intro,
    items: z.array(z.strictObject({ title: text, text })).min(2),
    picture: besidePicture,
    portrait,
  })
  .refine(...pictureOrPortrait());

/** An ordered list: what happens, or what is included, step by step. */
export const stepsShape = {
  heading,
  intro,
  steps: z.array(z.strictObject({ title: text, text })).min(2),
};
export const stepsSection = z
  .strictObject({ type: z.literal("steps"), ...stepsShape, picture: besidePicture, portrait })
  .refine(...pictureOrPortrait());

/** Temperature bands on the scale from −30 to 50 °C. */
export const temperaturesSection = z.strictObject({
  type: z.literal("temperatures"),
  heading,
  intro,
  portrait,
  ...temperaturesShape,
});

/** Electricity in and heat moved, to one scale. */
export const efficiencySection = z.strictObject({
  type: z.literal("efficiency"),
  heading,
  intro,
  portrait,
  ...efficiencyShape,
});

/** Sizes of bodies in m³, to one scale. */
export const volumesSection = z
  .strictObject({ type: z.literal("volumes"), heading, intro, ...volumesShape })
  .refine(({ ranges, gap }) => gap !== undefined || gapsBetween(ranges).length === 0, {
    error: "is missing: the sizes leave a gap; write what to do for a body between two sizes",
    path: ["gap"],
  });

/** Quantities over time. */
export const curvesSection = z.strictObject({
  type: z.literal("curves"),
  heading,
  intro,
  portrait,
  ...curvesShape,
});

/** A tool that calculates in the page, for which tools.yaml has the words. */
export const toolSection = z.strictObject({
  type: z.literal("tool"),
  heading,
  intro,
  portrait,
  tool: z.enum(["cooling-load", "cold-room", "transport-unit", "geothermal"]),
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
  anatomySection,
  tabsSection,
  accordionSection,
  stepsSection,
  tableSection,
  temperaturesSection,
  efficiencySection,
  volumesSection,
  curvesSection,
  toolSection,
  testimonialSection,
]);

export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section["type"]> = Extract<Section, { type: T }>;
