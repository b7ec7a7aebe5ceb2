import { z } from "zod";
import { internalPath, isHttpsUrl, normalized, plainPath } from "./hrefs.ts";
import { iconNames } from "./icons.ts";
import { gapProblem, invisibleProblem, plainProblem, proseProblem } from "./textProblems.ts";

type ProblemOf = (text: string) => string | undefined;

const refined = (string: z.ZodString, problemOf: ProblemOf) =>
  string.refine((value) => problemOf(value) === undefined, {
    error: ({ input }) => problemOf(String(input)),
  });

const textWithout = (problemOf: ProblemOf) =>
  refined(z.string().trim().min(1, "is empty: write the words that visitors should read"), problemOf);

/** Facts that any string in content can use, such as `{support}`. The loader fills them in. */
export const factNames = [
  "name",
  "projects",
  "support",
  "founded",
  "address",
  "cities",
  "coming",
  "count",
] as const;

const plainTextProblem = (value: string) => plainProblem(value) ?? gapProblem(value, [], factNames);

export const text = textWithout(plainTextProblem).meta({ role: "text" });

export const optionalText = refined(z.string().trim(), plainTextProblem).meta({ role: "text" });

/** Text with inline Markdown: `**strong**`, `[link](/path)`. */
export const prose = textWithout((value) => proseProblem(value) ?? gapProblem(value, [], factNames)).meta({
  role: "prose",
});

/**
 * Text with placeholders: `template("year")` for `© {year}`. Placeholders whose names end in `?` are
 * optional.
 */
export function template(...names: string[]) {
  const all = names.map((name) => name.replace("?", ""));
  const required = names.filter((name) => !name.endsWith("?"));
  return textWithout((value) => plainProblem(value) ?? gapProblem(value, required, all)).meta({
    role: "text",
    description: `With the placeholders ${all.map((name) => `{${name}}`).join(", ")}`,
    placeholders: all,
  });
}

export const paragraphs = z.array(prose).min(1);

const notYear = "is not a plausible year: write four digits, for example 2003";
export const year = z.number().int(notYear).min(1800, notYear).max(2100, notYear);

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

function pictureNameProblem(name: string): string {
  if (/\.hei[cf]$/i.test(name))
    return "is in the iPhone format HEIC: export it as JPEG on a computer; for later photographs choose on the phone Settings > Camera > Formats > Most Compatible";
  if (/\.(svg|pdf|eps|ai)$/i.test(name)) return "is a drawing, not a photograph: export it as PNG";
  return "is not a valid picture file name: use lower-case letters, digits and hyphens, for example cold-room.jpg";
}

/**
 * File name in content/images. The loader checks that the file exists and decodes. `slot` is the largest slot
 * that the picture appears in; smaller pictures are reported.
 */
export const imageFile = z
  .string()
  .max(100, "is longer than 100 characters: give the picture a shorter file name")
  .regex(/^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif|tif|tiff|gif)$/, {
    error: ({ input }) => pictureNameProblem(String(input)),
  })
  .meta({
    role: "picture",
    slot: "full",
    description: "A file in content/images, of at least 1200 pixels in width: cold-room.jpg",
  });

export const alt = text.meta({
  role: "alt",
  description: "Alternative text: one sentence that describes the picture",
});

/** `object-position` values for a cropped picture. */
export const focuses = ["top", "bottom", "left", "right", "center"] as const;

export const picture = z.strictObject({
  file: imageFile,
  alt,
  focus: z.enum(focuses).optional().describe("The part that stays visible when the picture is cropped"),
});

/** Each page can have its own, like its title. */
const preview = picture
  .optional()
  .describe("For link previews, in place of the page's first picture; not shown on the page");

/** Texts of each page for search engines and link previews. */
export const head = { title, description, preview };

export const headed = {
  heading: text.describe("The section's heading"),
};

export const headPicture = picture.extend({
  nightFile: imageFile.optional().describe("The same scene at night, for the dark theme"),
});

export const besidePicture = headPicture
  .optional()
  .describe("Shown next to the text or table, up to the edge of the screen");

const intro = prose.optional().describe("One or two sentences under the heading");

/** Creates the schema of a section with a heading and an introduction. */
export const defineSection = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...headed, intro }).extend(shape);

export const internalHref = z
  .string()
  .regex(internalPath, {
    error: ({ input }) =>
      invisibleProblem(String(input)) ??
      `is not a path inside the site: write, for example, ${plainPath(String(input)) ?? "/services/amc"}`,
  })
  .meta({
    role: "link",
    description: "The page to link to: /services/amc, or /about#values for a section of it",
  });

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "is not a valid id: use lower-case letters, digits and hyphens")
  .meta({ role: "anchor", description: "Id for links to it: lower-case letters, digits and hyphens" });

export const firstAid = internalHref
  .optional()
  .describe("Link to the first-aid list; adds a line for visitors whose machine has stopped");

export const maxPath = [
  200,
  "is longer than 200 characters, the limit of file systems: make it shorter",
] as const;

export const externalHref = z
  .string()
  .refine(isHttpsUrl, {
    error: ({ input }) =>
      invisibleProblem(String(input)) ?? `is not a complete URL: write, for example, ${normalized(input)}`,
  })
  .refine((href) => !/^https:\/\/wa\.me\/(0|\+)/.test(href), {
    error: "is not a WhatsApp link: write the number with its country code, as in https://wa.me/923001234567",
  })
  .meta({ role: "url" });

export const anyHref = z
  .union([internalHref, externalHref], {
    error: ({ input }) =>
      invisibleProblem(String(input)) ??
      "is neither a path inside the site nor a complete URL: write, for example, /services/amc or https://www.example.com/page",
  })
  .meta({ role: "link" });

export const icon = z
  .enum(iconNames)
  .meta({ role: "icon", description: "One of the names that the editor offers" });

export const urduSection = z
  .strictObject({ heading: text, lines: z.array(prose).min(3), call: text })
  .optional()
  .describe("A section in Urdu, which the header links to; the phone number follows the line `call`");

export const button = z.strictObject({ label: text, href: internalHref });

export const callToAction = z.strictObject({ heading: text, text: prose, button: text });

/** The loader checks that the category is in projects.yaml. */
export const category = text.meta({
  role: "category",
  description: "One of the categories in projects.yaml",
});

export type HeadPicture = z.infer<typeof headPicture>;
export type Focus = (typeof focuses)[number];
export type CallToAction = z.infer<typeof callToAction>;
