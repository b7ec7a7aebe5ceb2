import { z } from "zod";
import { iconNames } from "./icons.ts";
import { picture } from "./pictureFields.ts";
import { prose, text } from "./textFields.ts";

const notYear = "is not a plausible year: write four digits, for example 2003";

/** The loader checks that the year has begun. */
export const year = z.number().int(notYear).min(1800, notYear).max(2100, notYear).meta({ role: "year" });

export const title = text.max(60, "is longer than 60 characters: search results would truncate it").meta({
  role: "title",
  description: "The page's title in search results and browser tabs, with at most 60 characters",
});

export const description = text
  .max(320, "is longer than 320 characters: describe the page in two sentences")
  .meta({
    role: "description",
    description: "Shown in search results: one or two sentences, 120 to 155 characters",
  });

/** Each page needs its own, like its title and description. */
export const mainHeading = text.meta({ role: "heading", description: "The page's main heading" });

/** Each page can have its own, like its title. */
const preview = picture
  .optional()
  .describe("For link previews, in place of the page's first picture; not shown on the page");

/** Texts of each page for search engines and link previews. */
export const head = { title, description, preview };

export const headed = {
  heading: text.describe("The section's heading"),
};

const intro = prose.optional().describe("One or two sentences under the heading");

/** Creates the schema of a section with a heading and an introduction. */
export const defineSection = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...headed, intro }).extend(shape);

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "is not a valid id: use lower-case letters, digits and hyphens")
  .meta({ role: "anchor", description: "Id for links to it: lower-case letters, digits and hyphens" });

export const icon = z
  .enum(iconNames)
  .meta({ role: "icon", description: "One of the names that the editor offers" });

export const urduSection = z
  .strictObject({ heading: text, lines: z.array(prose).min(3), call: text })
  .optional()
  .describe("A section in Urdu, which the header links to; the phone number follows the line `call`");

/** The loader checks that the category is in projects.yaml. */
export const category = text.meta({
  role: "category",
  description: "One of the categories in projects.yaml",
});
