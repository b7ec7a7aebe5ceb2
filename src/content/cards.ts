import { z } from "zod";
import { alt, imageFile } from "./pictureFields.ts";
import { icon } from "./primitives.ts";
import { prose, text } from "./textFields.ts";

export const card = z.strictObject({
  picture: imageFile
    .meta({ slot: "unit" })
    .optional()
    .describe("Picture of the thing on the card: unit-chiller.webp"),
  alt: alt.optional(),
  title: text,
  text: prose,
});

export const iconTitle = z.strictObject({ icon, title: text });

export type Card = z.infer<typeof card>;
