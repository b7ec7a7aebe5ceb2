import { z } from "zod";
import { button, callToAction, firstAid, internalHref } from "./linkFields.ts";
import { besidePicture, headPicture, imageFile } from "./pictureFields.ts";
import { head, headed, icon, mainHeading } from "./primitives.ts";
import { paragraphs, prose, text } from "./textFields.ts";

const pictureCard = z.strictObject({
  icon,
  title: text,
  description: prose,
  image: imageFile.meta({ slot: "card" }),
  nightImage: imageFile
    .meta({ slot: "card" })
    .optional()
    .describe("The same picture at night, for the dark theme"),
  href: internalHref,
});
const tags = z.array(text).length(3);

const serviceCard = pictureCard.extend({ features: tags });

const sectorCard = pictureCard.extend({ stats: tags });

/** The page shows its sections in the order of home.yaml. */
export const homePage = z
  .strictObject({
    ...head,
    hero: z.strictObject({
      welcome: mainHeading,
      quote: text,
      promises: z.array(text).min(2).max(4).describe("2 to 4 promises"),
      picture: headPicture,
      servicesCard: z.strictObject({
        heading: text,
        items: z.array(z.strictObject({ label: text, href: internalHref })).min(1),
      }),
      coverageCard: z.strictObject({ heading: text }),
      button: text,
      firstAid,
    }),
    story: z
      .strictObject({
        eyebrow: text,
        heading: text,
        paragraphs,
        button: text,
        picture: headPicture.optional(),
      })
      .optional(),
    services: z.strictObject({
      ...headed,
      intro: prose.optional(),
      cards: z.array(serviceCard).min(4).max(9).describe("4 to 9 services"),
    }),
    calculators: z
      .strictObject({
        ...headed,
        intro: prose,
        room: z
          .strictObject({ title: text, more: text, href: internalHref })
          .describe("The first questions of the AC calculator, and a link to the whole one"),
        links: z
          .array(z.strictObject({ label: text, href: internalHref }))
          .min(1)
          .max(4),
      })
      .optional(),
    geothermal: z
      .strictObject({
        eyebrow: text,
        heading: text,
        paragraphs,
        points: z.array(text).min(2),
        picture: headPicture,
        primary: button,
        secondary: button,
      })
      .optional(),
    sectors: z.strictObject({
      ...headed,
      intro: prose.optional(),
      groups: z
        .array(
          z.strictObject({
            title: text,
            cards: z.array(sectorCard).min(2).max(8).describe("2 to 8 sectors"),
          }),
        )
        .length(2)
        .describe("2 groups of sectors"),
    }),
    whyChoose: z
      .strictObject({
        heading: text,
        intro: prose.optional(),
        stats: z
          .array(z.strictObject({ value: text, label: text, text: prose }))
          .min(2)
          .max(4)
          .describe("2 to 4 figures or short tags"),
        picture: besidePicture,
      })
      .optional(),
    projects: z.strictObject({ heading: text, intro: prose, button: text }).optional(),
    contact: callToAction,
  })
  .meta({ ordered: true });

export type HomePage = z.infer<typeof homePage>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type SectorGroup = HomePage["sectors"]["groups"][number];
