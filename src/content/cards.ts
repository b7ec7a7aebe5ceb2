import { z } from "zod";
import { alt, icon, imageFile, prose, text } from "./primitives.ts";

export const card = z
  .strictObject({
    icon: icon.optional().describe("Icon for the text; prefer a picture if the card is about a thing"),
    picture: imageFile
      .meta({ slot: "unit" })
      .optional()
      .describe("Picture of the thing on the card, instead of an icon: unit-chiller.webp"),
    alt: alt.optional(),
    title: text,
    text: prose,
  })
  .refine(({ icon, picture }) => !icon || !picture, {
    error: "can't be combined with an icon: remove one of the two",
    path: ["picture"],
  });

export const iconTitle = z.strictObject({ icon, title: text });

export type Card = z.infer<typeof card>;
