import { z } from "zod";
import { template, text } from "../../content/primitives.ts";

export const numberField = z.strictObject({
  label: text,
  unit: text.optional(),
  hint: text.optional().describe("Hint under the field"),
});

export const eachOf = <const Name extends string, Strings>(names: readonly Name[], strings: Strings) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, strings])) as Record<Name, Strings>);

export const choiceField = <const Option extends string>(...options: readonly Option[]) =>
  z.strictObject({ label: text, hint: text.optional(), options: eachOf(options, text) });

export const around = (fields: object) => ({
  heading: text.describe("Heading of the answer"),
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

export const city = z.strictObject({ label: text, hint: text.optional() });
