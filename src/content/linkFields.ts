import { z } from "zod";
import { internalPath, isHttpsUrl, normalized, plainPath } from "./hrefs.ts";
import { headPicture } from "./pictureFields.ts";
import { prose, text } from "./textFields.ts";
import { invisibleProblem } from "./textProblems.ts";

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

export const button = z.strictObject({ label: text, href: internalHref });

export const callToAction = z.strictObject({
  heading: text,
  text: prose,
  button: text,
  picture: headPicture
    .omit({ alt: true, focus: true })
    .optional()
    .describe("A cut-out model for the page's last block, of a picture that is not yet on the page"),
});

export type CallToAction = z.infer<typeof callToAction>;
