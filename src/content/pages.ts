import { z } from "zod";
import { card, iconTitle } from "./cards.ts";
import { loopStory } from "./loopStory.ts";
import { loadSheet } from "./sheet.ts";
import { button, callToAction, firstAid, internalHref } from "./linkFields.ts";
import { besidePicture, headPicture, picture } from "./pictureFields.ts";
import { category, description, head, mainHeading, urduSection } from "./primitives.ts";
import { paragraphs, prose, text } from "./textFields.ts";
import { date, publication, refuseReversed } from "./publication.ts";
import { foldedSection, layout, questions, sections } from "./sections.ts";

const simpleHead = { ...head, heading: mainHeading };

const details = z
  .array(foldedSection)
  .default([])
  .describe("Closed rows below the questions: tables, steps and texts for engineers");

const hero = z.strictObject({
  heading: mainHeading,
  lead: prose.describe("One sentence under the heading"),
  picture: headPicture,
  firstAid,
});

const offered = {
  layout: layout.optional(),
  serviceType: text.describe("What is offered, for search engines: Cold room installation"),
  related: z
    .array(
      internalHref.regex(
        /^[^#?]+$/,
        "contains a fragment: write only the page's path, for example /services/amc",
      ),
    )
    .max(3)
    .default([])
    .describe("The first of the three related pages at the page's end; the others are chosen automatically"),
  questions,
  details,
  sources: z.array(prose).default([]).describe("Sources and assumptions of the figures, one sentence each"),
};

export const marketingPage = z
  .strictObject({
    ...head,
    ...publication,
    category: category.describe("Chooses the page's colour family"),
    hero,
    ...offered,
    sections: sections.min(2),
    urdu: urduSection,
    contact: callToAction,
  })
  .superRefine(refuseReversed);

export const geothermalPage = z.strictObject({
  ...head,
  category,
  hero: hero.extend({ action: button }),
  ...offered,
  story: loopStory,
  claims: z.strictObject({
    heading: text,
    intro: prose,
    stats: z.array(z.strictObject({ value: text, label: text, text: prose })).length(4),
  }),
  sections: sections.min(2),
  contact: callToAction,
});

export const aboutPage = z.strictObject({
  ...head,
  hero: hero.extend({
    facts: z
      .strictObject({ founded: text, projects: text, support: text, cities: text })
      .describe("Labels of the four figures, which are in site.yaml"),
  }),
  history: z.strictObject({
    heading: text,
    intro: prose,
    picture: besidePicture,
    cards: z.array(card).min(3),
  }),
  values: z.strictObject({
    heading: text,
    intro: prose,
    items: z.array(card).length(3),
  }),
  partners: z.strictObject({ heading: text, picture: besidePicture, paragraphs }),
  written: z
    .strictObject({
      heading: text,
      paragraphs,
      documents: z.array(prose).min(2),
      sheet: loadSheet.describe("A load calculation; its figures come from the calculator"),
    })
    .describe("What a client gets on paper"),
  sections: sections.min(1),
  details,
  vision: z.strictObject({
    heading: text,
    paragraphs,
    items: z.array(iconTitle).length(5),
  }),
  contact: callToAction,
});

const further = sections.default([]).describe("Sections below the text: tables, pictures, cards, questions");

export const textPage = z
  .strictObject({
    ...simpleHead,
    ...publication,
    intro: prose,
    blocks: z
      .array(
        z.strictObject({
          heading: text,
          paragraphs,
          list: z.array(prose).min(1).optional().describe("Items below the paragraphs"),
        }),
      )
      .min(1),
    sections: further,
  })
  .superRefine(refuseReversed);

export const newsPage = z.strictObject({ ...simpleHead, intro: prose });

export const newsArticle = z
  .strictObject({
    ...head,
    description: description.describe("The summary, shown under the heading, in the list and in the feed"),
    ...publication,
    date: date.describe("The day of the news, shown above it: 2027-03-14"),
    picture: picture.optional(),
    body: paragraphs,
    sections: further,
  })
  .superRefine(refuseReversed);

export const notFoundPage = z.strictObject({
  ...simpleHead,
  code: text,
  text,
  picture,
  button: text,
  linksHeading: text,
  links: z.array(z.strictObject({ label: text, href: internalHref })).min(1),
});

export const errorPage = z.strictObject({ ...simpleHead, text, picture: headPicture, button: text });

export type MarketingPage = z.infer<typeof marketingPage>;
export type GeothermalPage = z.infer<typeof geothermalPage>;
export type AboutPage = z.infer<typeof aboutPage>;
export type TextPage = z.infer<typeof textPage>;
export type NewsPage = z.infer<typeof newsPage>;
export type NewsArticle = z.infer<typeof newsArticle>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
export type ErrorPage = z.infer<typeof errorPage>;
