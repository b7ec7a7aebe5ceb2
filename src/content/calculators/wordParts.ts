import { z } from "zod";
import { text } from "../primitives.ts";

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

/** What every tool says around its answer. */
export const around = {
  heading: text.describe("Over the answer"),
  survey: z
    .strictObject({ heading: text, items: z.array(text).min(2) })
    .describe("What only a survey can tell"),
  subject: text.describe("Subject of the e-mail; answers are filled in, such as {length} or {volume}"),
  message: text.describe("First line of the message"),
};

/** The question for the city. */
export const city = z.strictObject({ label: text, hint: text.optional() });
