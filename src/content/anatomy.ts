import { z } from "zod";
import { refuseClashes } from "./refinements.ts";
import { headed, headPicture, intro, prose, text } from "./primitives.ts";

/** A cutaway drawing with numbered, labelled parts. */
export const anatomySection = z.strictObject({
  type: z.literal("anatomy"),
  ...headed,
  intro,
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

export type Anatomy = z.infer<typeof anatomySection>;
