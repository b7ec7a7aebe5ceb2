import { z } from "zod";
import { tile } from "./cards.ts";
import { besidePicture } from "./pictureFields.ts";
import { defineSection, headed, id } from "./primitives.ts";
import { optionalText, paragraphs, prose, text } from "./textFields.ts";
import { anatomySection, heatSection, lineupSection, videoSection } from "./pictureSections.ts";
import { scaleSection } from "./scale.ts";
import { reportSection } from "./sheet.ts";
import { refuse, refuseClashes } from "./refinements.ts";
import { tableSection } from "./table.ts";

const textSection = z.strictObject({
  type: z.literal("text"),
  ...headed,
  number: text
    .optional()
    .describe(
      "A figure of at most 8 characters: the text becomes a dark panel with it, and with the picture if there is one. At most one per page",
    ),
  caption: text.optional().describe("What the number counts, in a few words below it"),
  paragraphs,
  facts: z
    .strictObject({ heading: text, items: z.array(prose).min(2) })
    .optional()
    .describe("A short list next to the text, or below it if the text has one paragraph or a picture"),
  picture: besidePicture,
});

const cardsSection = defineSection("cards", {
  cards: z
    .array(tile)
    .min(2)
    .describe(
      "Solid tiles; rows beside the section's picture; columns if the cards have pictures themselves",
    ),
  picture: besidePicture,
});

const tabsSection = defineSection("tabs", {
  tabs: z
    .array(
      z.strictObject({
        id,
        label: text,
        items: z.array(
          tile.extend({
            group: text
              .optional()
              .describe("Cards with the same group have one colour, and its name at the top"),
            facts: z.array(text).optional().describe("Short tags: a size, a temperature, a drive"),
          }),
        ),
      }),
    )
    .min(2),
});

const titledText = z.strictObject({ title: text, text: prose });

export const questions = z
  .array(titledText)
  .default([])
  .describe("Questions with their answers: the first rows of the list at the page's end");

export const accordionSection = defineSection("accordion", {
  items: z.array(titledText).min(2),
  picture: besidePicture,
});

const stepsSection = defineSection("steps", {
  id: id.optional().describe("Id for links to this section: first-hour for /solutions/cold-rooms#first-hour"),
  steps: z.array(titledText).min(2),
  call: z.literal(true).optional().describe("true adds a call button below the steps"),
  picture: besidePicture,
  sheet: z
    .literal(true)
    .optional()
    .describe("true shows the steps on a sheet of paper, like a card to hang up, in place of a picture"),
}).superRefine(({ picture, sheet }, context) => {
  if (picture && sheet) refuse(context, ["sheet"], "leaves no room for a picture: remove one of the two");
});

const calculatorSection = defineSection("calculator", {
  calculator: z.enum(["cooling-load", "cold-room", "transport-unit", "geothermal"]),
});

/** The temperatures of the cities in site.yaml. */
const citiesSection = defineSection("cities", {});

const testimonialSection = z.strictObject({
  type: z.literal("testimonial"),
  ...headed,
  attribution: text,
  text: optionalText.describe("The customer's own words; leave empty until you have them"),
});

const section = z.discriminatedUnion("type", [
  textSection,
  cardsSection,
  anatomySection,
  tabsSection,
  accordionSection,
  stepsSection,
  tableSection,
  lineupSection,
  heatSection,
  scaleSection,
  reportSection,
  calculatorSection,
  citiesSection,
  testimonialSection,
  videoSection,
]);

/** A page can contain each calculator only once, because the calculator's ids are fixed. */
export const sections = z.array(section).superRefine(
  refuseClashes(
    "calculator",
    (one, other) =>
      one.type === "calculator" && other.type === "calculator" && one.calculator === other.calculator,
    (first) => `duplicates the calculator of sections[${first}]: keep one of the two`,
  ),
);

export const foldedSection = z.discriminatedUnion("type", [textSection, stepsSection, tableSection]);

export type FoldedSection = z.infer<typeof foldedSection>;
export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section["type"]> = Extract<Section, { type: T }>;

/** The sections that the head of each layout can show. */
const headTypes = {
  vehicles: ["lineup", "anatomy"],
  buildings: ["anatomy", "heat"],
  cold: ["calculator", "scale"],
  care: ["report"],
} as const satisfies Record<string, Section["type"][]>;

export type Layout = keyof typeof headTypes;

export const layout = z
  .enum(Object.keys(headTypes) as [Layout, ...Layout[]])
  .describe(
    "The kind of head, which shows the page's first section: for vehicles a lineup or an anatomy, for buildings an anatomy or a heat picture, for cold a calculator or a scale, for care a report. If the first section has another type, the head shows hero.picture. Without a layout, the head has text next to hero.picture",
  );

type HeadSection = SectionOf<(typeof headTypes)[Layout][number]>;

/** What determines the ground of a page's head: its kind, and the sky above its vehicles. */
export type Look = { layout?: Layout | undefined; sky?: SectionOf<"lineup">["sky"] | undefined };

export function lookOf(page: Parameters<typeof headSection>[0]): Look {
  const head = headSection(page);
  return { layout: page.layout, sky: head?.type === "lineup" ? head.sky : undefined };
}

/** Returns the first section if the page's head shows it. */
export function headSection(page: {
  layout?: Layout | undefined;
  sections: Section[];
}): HeadSection | undefined {
  const [first] = page.sections;
  const types: readonly string[] = page.layout ? headTypes[page.layout] : [];
  return first && types.includes(first.type) ? (first as HeadSection) : undefined;
}
