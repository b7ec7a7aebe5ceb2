import { z } from "zod";
import { template, text } from "../../content/textFields.ts";
import type { Fields } from "./fields.ts";

export const eachOf = <const Name extends string, Strings>(names: readonly Name[], strings: Strings) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, strings])) as Record<Name, Strings>);

const numberQuestion = z.strictObject({
  label: text,
  unit: text.optional(),
  hint: text.optional().describe("Hint under the field"),
});

const priceQuestion = numberQuestion.extend({ hint: template("month") });

/** Options without a label are shown as they are. */
export type Question = z.infer<typeof numberQuestion> & { options?: Record<string, string> };

type QuestionOf<Field> = Field extends { options: readonly (infer Option extends string)[]; named?: never }
  ? { label: string; hint?: string | undefined; options: Record<Option, string> }
  : z.infer<typeof numberQuestion>;
type Questions<F extends Fields> = { [Name in keyof F]: z.ZodType<QuestionOf<F[Name]>> };

function questions<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, field]) => {
    if (name === "tariff" || name === "diesel") return [name, priceQuestion];
    if (field.kind === "number") return [name, numberQuestion];
    const question = numberQuestion.omit({ unit: true });
    return [name, field.named ? question : question.extend({ options: eachOf(field.options, text) })];
  });
  return z.strictObject(Object.fromEntries(schemas) as Questions<F>);
}

/** Schema of the strings that every calculator has, including those for its fields. */
export const around = <F extends Fields>(fields: F) => ({
  heading: text.describe("Heading of the answer"),
  fields: questions(fields),
  method: z
    .strictObject({ heading: text, paragraphs: z.array(text).min(1) })
    .describe("How the answer is worked out, and what only a survey can tell"),
  subject: template(...Object.keys(fields).map((name) => `${name}?`)),
  message: text.describe("First line of the message"),
  next: text.describe("What to send along for a quote, above the buttons"),
});

/** Electricity a day and a month, and its price. `hours` is the time in which it is taken. */
export const electricityWith = (...others: string[]) =>
  template("daily?", "monthly?", "rupees", "tariff", ...others);
export const electricity = electricityWith("hours");

/** Schema of the strings for the collapsed section on heat gains. */
export const sources = <const Part extends string>(parts: readonly Part[], ...placeholders: string[]) =>
  z
    .strictObject({ heading: text, intro: template(...placeholders), parts: eachOf(parts, text) })
    .describe("What the heat comes from");
