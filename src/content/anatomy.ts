import { z } from "zod";
import { picture, prose, text } from "./primitives.ts";

/** A name of a point in a picture, as the JSON file beside the picture lists it. */
const mark = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "is not a part's name: write lower-case letters, digits and hyphens");

/** A cut-away whose parts are numbered, each with a few words that stand around it. */
export const anatomySection = z
  .strictObject({
    type: z.literal("anatomy"),
    heading: text.describe("The section's heading"),
    intro: prose.optional().describe("One or two sentences under the heading"),
    picture: picture
      .omit({ focus: true })
      .describe("The whole of it shows; NAME.json beside NAME.webp says where its parts are"),
    parts: z
      .array(
        z.strictObject({
          at: mark.describe("Where the pin stands: a part that the JSON file beside the picture names"),
          title: text,
          text: prose
            .max(180, "is longer than 180 characters: it would not fit beside the picture")
            .optional()
            .describe("A sentence or two; left out where the title says it all"),
        }),
      )
      .min(3)
      .max(8),
  })
  .superRefine(({ parts }, context) => {
    for (const [index, { at }] of parts.entries())
      if (parts.findIndex((part) => part.at === at) < index)
        context.addIssue({
          code: "custom",
          path: ["parts", index, "at"],
          message: `points to ${at} a second time: name another part, or write both texts as one`,
        });
  });

export type Anatomy = z.infer<typeof anatomySection>;
