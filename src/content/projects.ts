import { z } from "zod";
import { mostCategories } from "./gallery.ts";
import { refuse } from "./refinements.ts";
import { internalHref } from "./linkFields.ts";
import { headPicture, picture } from "./pictureFields.ts";
import { category, year } from "./primitives.ts";
import { prose, text } from "./textFields.ts";

const project = z.strictObject({
  title: text,
  category,
  caption: prose.describe("40 to 50 words: the system shown, its usual size, and what decides it"),
  image: headPicture,
  photograph: picture
    .extend({ place: text, year })
    .optional()
    .describe("Shown instead of the illustration, with its place and year"),
  href: internalHref.describe("Page about this kind of work"),
});

export const projects = z.strictObject({
  categories: z
    .array(text)
    .min(1)
    .max(mostCategories)
    .superRefine((names, context) => {
      for (const [index, name] of names.entries()) {
        const first = names.findIndex((other) => other.toLowerCase() === name.toLowerCase());
        if (first < index)
          refuse(context, [index], `is already in categories[${first + 1}]: write each category once`);
      }
    })
    .describe("Kinds of work, in the order of the gallery's filter; services and solutions have one too"),
  projects: z.array(project).min(3),
});

export type Project = z.infer<typeof project>;
export type Projects = z.infer<typeof projects>;
