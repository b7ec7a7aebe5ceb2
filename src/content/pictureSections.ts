import { z } from "zod";
import { alt, headPicture, imageFile, picture } from "./pictureFields.ts";
import { defineSection } from "./primitives.ts";
import { prose, text } from "./textFields.ts";
import { refuseClashes } from "./refinements.ts";
import { externalHref } from "./linkFields.ts";
import { videoFrame } from "./video.ts";

const offset = z.number().min(-60).max(60);

/** A label on the picture, joined to its part by a line. Screen readers get the part's text instead. */
const callOut = z.strictObject({
  figure: text
    .max(12, "is longer than 12 characters: it would cover the picture")
    .describe("A figure or one word, displayed large above the title: 12 °C"),
  x: offset.describe(
    "Distance of the label from its part, as a percentage of the picture's width; negative to the left",
  ),
  y: offset.describe(
    "The same as a percentage of the picture's height; negative upwards. Sky above the highest label is cropped",
  ),
});

const twiceAsWide = imageFile.meta({ aspect: 2 });

/** A building or machine that is cut open, with labels on its parts. */
export const anatomySection = defineSection("anatomy", {
  picture: headPicture
    .omit({ focus: true })
    .extend({ file: twiceAsWide, nightFile: twiceAsWide.optional().describe("The same scene at night") })
    .describe("Twice as wide as high; NAME.json next to NAME.webp has the positions of its parts"),
  parts: z
    .array(
      z.strictObject({
        at: text.describe("Position of the part: a name in the JSON file next to the picture"),
        title: text,
        text: prose
          .max(180, "is longer than 180 characters: it would not fit below the picture")
          .optional()
          .describe("A sentence or two; optional if the title is enough"),
        label: callOut.optional().describe("A label on the picture; four of them fit"),
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

const view = picture.omit({ focus: true }).extend({ file: twiceAsWide });

export const heatSection = defineSection("heat", {
  day: view.describe("The building by day, twice as wide as high"),
  heat: view.describe("The same view, in which colours show temperatures"),
  scale: z.strictObject({ cool: text, hot: text }).describe("Labels of the coldest and the hottest colour"),
  parts: z.array(z.strictObject({ title: text, text: prose })).min(2),
});

const vehicle = imageFile.meta({ slot: "lineup", sameHeight: true });

export const lineupSection = defineSection("lineup", {
  sky: z
    .enum(["mixed", "fresh", "frozen", "hot"])
    .default("mixed")
    .describe("Colour of the sky, by the temperature that the page is about"),
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

export const videoSection = defineSection("video", {
  url: externalHref
    .refine((url) => videoFrame(url) !== undefined, {
      error:
        "is not a video on YouTube or Vimeo: write, for example, https://www.youtube.com/watch?v=abcdefghijk",
    })
    .describe("The video on YouTube or Vimeo; nothing is loaded from there before it is played"),
  link: text.describe("Label on the picture: Watch on YouTube (2 minutes)"),
  picture,
});
