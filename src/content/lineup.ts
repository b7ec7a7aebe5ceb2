import { z } from "zod";
import { headed, imageFile, intro, prose, text } from "./primitives.ts";

export const lineupSection = z.strictObject({
  type: z.literal("lineup"),
  ...headed,
  intro,
  vehicles: z
    .array(
      z.strictObject({
        picture: imageFile.describe(
          "Picture from the side, with the same height in pixels as the others: lineup-van.webp",
        ),
        nightPicture: imageFile.optional().describe("The same picture at night, for the dark theme"),
        alt: text.describe("Alternative text: one sentence that describes the picture"),
        title: prose.describe("Its name, perhaps as a link: [Vans](/solutions/van-refrigeration)"),
        facts: z.array(prose).min(1).describe("One to three short lines; **words** for bold figures"),
      }),
    )
    .min(2)
    .describe("From left to right, all at the same scale"),
});
