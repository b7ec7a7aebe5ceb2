import { z } from "zod";
import { icon, imageFile, prose, text } from "./primitives.ts";

/** What a card shows beside its words: a portrait of the thing that it names, or a sign; some show neither. */
export const cardShape = {
  icon: icon
    .optional()
    .describe("A sign for what the words say; a picture says more where they name a thing"),
  picture: imageFile
    .optional()
    .describe("A portrait of the one thing that the card names: unit-chiller.webp, in place of an icon"),
  title: text,
  text: prose,
};

/** A card: what it is, and one or two sentences about it. */
export const card = z.strictObject(cardShape).refine(...oneSign());

/** A card that always shows an icon. */
export const iconCard = z.strictObject({ icon, title: text, text: prose });

/** Refuses a card with an icon and a picture. */
export function oneSign() {
  return [
    ({ icon, picture }: { icon?: string | undefined; picture?: string | undefined }) => !icon || !picture,
    {
      error: "stands beside an icon: a card shows one of the two, so remove the other",
      path: ["picture"] as string[],
    },
  ] as const;
}

export type Card = z.infer<typeof card>;
