import { z } from "zod";
import { externalHref, imageFile, text } from "./primitives.ts";

export const credit = z.strictObject({
  prefix: text,
  name: text,
  title: text,
  photo: imageFile.describe("The card's photo, in content/images"),
  portfolioUrl: externalHref,
  githubUrl: externalHref,
  linkedinUrl: externalHref,
  whatsappUrl: externalHref,
  fiverrUrl: externalHref,
  youtubeUrl: externalHref,
  button: text,
});

export type Credit = z.infer<typeof credit>;
