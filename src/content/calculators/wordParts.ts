import { z } from "zod";
import { template, text } from "../primitives.ts";

/** A question with a number for an answer. */
export const numberField = z.strictObject({
  label: text,
  unit: text.optional(),
  hint: text.optional().describe("Said under the field"),
});

/** The same kind of words for each of a few names. */
export const eachOf = <const Name extends string, Words>(names: readonly Name[], words: Words) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, words])) as Record<Name, Words>);

/** A choice, with the words of each of its answers. */
export const choiceField = <const Option extends string>(...options: readonly Option[]) =>
  z.strictObject({ label: text, hint: text.optional(), options: eachOf(options, text) });

/** The strings around every tool's answer; the subject may name the entries of the tool's fields. */
export const around = (fields: object) => ({
  heading: text.describe("Over the answer"),
  survey: z
    .strictObject({ heading: text, items: z.array(text).min(2) })
    .describe("What only a survey can tell"),
  subject: template(...Object.keys(fields).map((name) => `${name}?`)).describe(
    `Subject of the e-mail; entries are filled in: ${Object.keys(fields)
      .map((name) => `{${name}}`)
      .join(", ")}`,
  ),
  message: text.describe("First line of the message"),
});

/** The question for the city. */
export const city = z.strictObject({ label: text, hint: text.optional() });
