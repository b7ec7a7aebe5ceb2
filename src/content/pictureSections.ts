import { z } from "zod";
import { alt, defineSection, headPicture, imageFile, picture, prose, text } from "./primitives.ts";
import { refuseClashes } from "./refinements.ts";

/** A cutaway drawing with numbered, labelled parts. */
export const anatomySection = defineSection("anatomy", {
  picture: headPicture
    .omit({ focus: true })
    .describe("Shown uncropped; NAME.json next to NAME.webp has the positions of its parts"),
  parts: z
    .array(
      z.strictObject({
        at: text.describe("Position of the pin: a name in the JSON file next to the picture"),
        title: text,
        text: prose
          .max(180, "is longer than 180 characters: it would not fit below the picture")
          .optional()
          .describe("A sentence or two; optional if the title is enough"),
      }),
    )
    .min(3)
    .max(8)
    .superRefine(
      refuseClashes(
        "at",
        (one, other) => one.at === other.at,
        (_, { at }) => `duplicates ${at}: use another part, or combine both texts`,
      ),
    ),
});

const uncropped = picture.omit({ focus: true });

export const heatSection = defineSection("heat", {
  day: uncropped.describe("The building by day, twice as wide as high"),
  heat: uncropped.describe("The same view, in which colours show temperatures"),
  scale: z.strictObject({ cool: text, hot: text }).describe("Labels of the coldest and the hottest colour"),
  parts: z.array(z.strictObject({ title: text, text: prose })).min(2),
});

const vehicle = imageFile.meta({ slot: "unit", sameHeight: true });

export const lineupSection = defineSection("lineup", {
  vehicles: z
    .array(
      z.strictObject({
        picture: vehicle.describe(
          "Picture from the side, with the same height in pixels as the others: lineup-van.webp",
        ),
        nightPicture: vehicle.optional().describe("The same picture at night, for the dark theme"),
        alt,
        title: prose.describe("Its name, perhaps as a link: [Vans](/solutions/van-refrigeration)"),
        facts: z.array(prose).min(1).describe("One to three short lines; **words** for bold figures"),
      }),
    )
    .min(2)
    .describe("From left to right, all at the same scale"),
});
