import { z } from "zod";
import { internalPath, isWebAddress, normalized } from "./addresses.ts";
import { iconNames } from "./icons.ts";
import { gapFault, invisibleFault, plainFault, proseFault } from "./textFaults.ts";

/** Visible words, refused with the message that `faultOf` gives. */
const wordsWithout = (faultOf: (words: string) => string | undefined) =>
  z
    .string()
    .trim()
    .min(1, "is empty: write the words that visitors should read")
    .refine((words) => faultOf(words) === undefined, { error: ({ input }) => faultOf(String(input)) });

/** Words that are printed as they are typed. */
export const text = wordsWithout((words) => plainFault(words) ?? gapFault(words, []));

/** Body text, with inline Markdown: `**strong**`, `[link](/path)`. */
export const prose = wordsWithout((words) => proseFault(words) ?? gapFault(words, []));

/** Words with gaps that the site fills in: `template("year")` for `© {year}`. A name that ends in `?` may be left out. */
export function template(...names: string[]) {
  const all = names.map((name) => name.replace("?", ""));
  const required = names.filter((name) => !name.endsWith("?"));
  return wordsWithout((words) => plainFault(words) ?? gapFault(words, required, all)).describe(
    `Filled in: ${all.map((name) => `{${name}}`).join(", ")}`,
  );
}

/** One or more paragraphs of body text. */
export const paragraphs = z.array(prose).min(1, "needs at least one paragraph");

/** A year of the company's life. */
export const year = z
  .number()
  .int("is no year: write it as in 2003")
  .min(1800, "is no year of a company: write it as in 2003")
  .max(2100, "is no year of a company: write it as in 2003");

/** A browser title: search engines cut longer ones. */
export const title = text.max(60, "is longer than 60 characters: search results would cut it");

/** A meta description: search engines cut longer ones. */
export const description = text
  .min(120, "is shorter than 120 characters: say what the page offers, to whom and where")
  .max(155, "is longer than 155 characters: search results would cut it");

const pictureName = /^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif|tif|tiff|gif)$/;

/** A picture file in content/images, by name. The loader checks that it exists and decodes. */
export const imageFile = z
  .string()
  .max(100, "is longer than 100 characters: give the picture a shorter file name")
  .regex(pictureName, {
    error: ({ input }) =>
      /\.hei[cf]$/i.test(String(input))
        ? "is a picture in an iPhone's own format: open it on a computer and export it as JPEG, and on the phone choose Settings > Camera > Formats > Most Compatible"
        : /\.(svg|pdf|eps|ai)$/i.test(String(input))
          ? "is a drawing, not a photograph: export it as PNG"
          : "is not a picture's file name: write lower-case letters, digits and hyphens, as in cold-room.jpg",
  })
  .meta({ imageFile: true });

/** Which part of a picture stays where a frame cuts the rest off. */
export const focuses = ["top", "bottom", "left", "right", "center"] as const;

/** A picture with its alternative text. */
export const picture = z.strictObject({
  file: imageFile,
  alt: text.describe("One sentence saying what the picture shows, for visitors who can't see it"),
  focus: z.enum(focuses).optional().describe("The part that stays where the frame is lower or narrower"),
});

/** The picture of a section whose words or table leave room for one. */
export const besidePicture = picture
  .optional()
  .describe("Stands beside the words or the table and reaches to the window's edge");

/** The picture of a page's head. */
export const headPicture = picture.extend({
  nightFile: imageFile.optional().describe("The same scene by night, for the dark theme"),
});

/** A path inside the site, as in the route table: `/about`, or with a fragment: `/about#values`. */
export const internalHref = z
  .string()
  .regex(internalPath, {
    error: ({ input }) =>
      invisibleFault(String(input)) ?? "is not a path inside the site: write it as in /services/amc",
  })
  .meta({ internalHref: true });

/** A name by which links lead to a part of a page. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "is not an id: write lower-case letters, digits and hyphens");

/** Gives a head the line "Not cooling now?". */
export const firstAid = internalHref
  .optional()
  .describe("Adds a line for visitors whose machine has stopped: the list of first steps that it links to");

const tooLong = "is longer than 200 characters, which file systems can't hold: make it shorter";

/** The path of a page. */
export const pagePath = internalHref
  .regex(/^[^#.?]+$/, "names a part or a file: write a page's path, as in /services/amc")
  .max(200, tooLong);

/** The path that a page had before, perhaps on another system: `/About_Us`, `/about.php`. */
export const oldPath = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9]+([-_~]+[A-Za-z0-9]+)*)+(\.(php|aspx?|jsp|cfm|htm))?$/,
    "is no path that a page can have had: write it from the first slash on, without .html and what follows a ?, as in /About_Us",
  )
  .max(200, tooLong);

/** An address on another site. */
export const externalHref = z.string().refine(isWebAddress, {
  error: ({ input }) =>
    invisibleFault(String(input)) ?? `is not a full web address: write it as in ${normalized(input)}`,
});

/** The name of a drawn icon. */
export const icon = z.enum(iconNames);

/** A link drawn as a button. */
export const button = z.strictObject({ label: text, href: internalHref });

/** The closing block of a page, with its link to the contact page. */
export const callToAction = z.strictObject({ heading: text, text: prose, button: text });

/** Project categories; each has a colour family of its own. */
export const categories = [
  "Residential",
  "Commercial",
  "Healthcare",
  "Education",
  "Hospitality",
  "Retail",
  "Technology",
  "Refrigeration",
] as const;
export const category = z.enum(categories, {
  error: `is not a category: write one of ${categories.join(", ")}`,
});

export type Picture = z.infer<typeof picture>;
export type HeadPicture = z.infer<typeof headPicture>;
export type Focus = (typeof focuses)[number];
export type Category = z.infer<typeof category>;
export type CallToAction = z.infer<typeof callToAction>;
