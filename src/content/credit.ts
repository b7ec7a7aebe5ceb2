import { z } from "zod";
import { externalHref } from "./linkFields.ts";
import { imageFile } from "./pictureFields.ts";
import { text } from "./textFields.ts";

export const credit = z.strictObject({
  show: z.boolean().describe("Whether the footer shows the credit"),
  prefix: text,
  name: text,
  title: text,
  photo: imageFile.meta({ slot: "avatar", description: "The card's photo, in content/images" }),
  portfolioUrl: externalHref,
  githubUrl: externalHref.optional(),
  linkedinUrl: externalHref.optional(),
  whatsappUrl: externalHref.optional(),
  fiverrUrl: externalHref.optional(),
  youtubeUrl: externalHref.optional(),
  button: text,
});

export type Credit = z.infer<typeof credit>;
