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

/** A card in a section. */
export const tile = card.extend({
  figure: text
    .max(12, "is longer than 12 characters: it would not fit on the tile")
    .optional()
    .describe("A figure, large above the title: −18 °C. Shown only if all cards have one"),
});

export const iconTitle = z.strictObject({ icon, title: text });

export type Tile = z.infer<typeof tile>;
