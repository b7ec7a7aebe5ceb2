import { z } from "zod";
import { icon, imageFile, prose, text } from "./primitives.ts";

export const cardShape = {
  icon: icon.optional().describe("Icon for the text; prefer a picture if the card is about a thing"),
  picture: imageFile
    .optional()
    .describe("Picture of the thing on the card, instead of an icon: unit-chiller.webp"),
  title: text,
  text: prose,
};

export const card = z.strictObject(cardShape).refine(...onlyOneIcon());

export const iconTitle = z.strictObject({ icon, title: text });

export const iconCard = z.strictObject({ icon, title: text, text: prose });

export function onlyOneIcon() {
  return [
    ({ icon, picture }: { icon?: string | undefined; picture?: string | undefined }) => !icon || !picture,
    {
      error: "can't be combined with an icon: remove one of the two",
      path: ["picture"] as string[],
    },
  ] as const;
}

export type Card = z.infer<typeof card>;
