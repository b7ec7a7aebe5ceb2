import { z } from "zod";
import { template, text } from "../../content/primitives.ts";
import type { Fields } from "./fields.ts";

export const eachOf = <const Name extends string, Strings>(names: readonly Name[], strings: Strings) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, strings])) as Record<Name, Strings>);

const numberQuestion = z.strictObject({
  label: text,
  unit: text.optional(),
  hint: text.optional().describe("Hint under the field"),
});
const namedChoice = z.strictObject({ label: text, hint: text.optional() });
const labelledChoice = <const Option extends string>(options: readonly Option[]) =>
  namedChoice.extend({ options: eachOf(options, text) });

type Question<Field> = Field extends { kind: "number" }
  ? typeof numberQuestion
  : Field extends { named: true }
    ? typeof namedChoice
    : Field extends { options: readonly (infer Option extends string)[] }
      ? ReturnType<typeof labelledChoice<Option>>
      : never;

function questions<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, field]) => {
    if (field.kind === "number") return [name, numberQuestion];
    return [name, field.named ? namedChoice : labelledChoice(field.options)];
  });
  return z.strictObject(Object.fromEntries(schemas) as { [Name in keyof F]: Question<F[Name]> });
}

/** The strings that every calculator has, with those of its fields. */
export const around = <F extends Fields>(fields: F) => ({
  heading: text.describe("Heading of the answer"),
  fields: questions(fields),
  method: z
    .strictObject({ heading: text, paragraphs: z.array(text).min(1) })
    .describe("How the answer is worked out, and what only a survey can tell"),
  subject: template(...Object.keys(fields).map((name) => `${name}?`)),
  message: text.describe("First line of the message"),
});

/** The strings of the fold with the sources of heat. */
export const sources = <const Part extends string>(parts: readonly Part[], ...placeholders: string[]) =>
  z
    .strictObject({ heading: text, intro: template(...placeholders), parts: eachOf(parts, text) })
    .describe("What the heat comes from");
