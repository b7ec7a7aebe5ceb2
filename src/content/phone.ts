import { z } from "zod";
import { text } from "./textFields.ts";
import { nameCharacter } from "./textProblems.ts";

const example = '"+92 51 234 5678"';

/** Italian numbers keep their leading zero after the country code. */
const keepsZero = /^\+39/;

/**
 * Explains why a string is not an international phone number (ITU-T E.164: country code, 8 to 15 digits in
 * total).
 */
function phoneProblem(text: string): string | undefined {
  const [odd] = /[^+\d ]/u.exec(text) ?? [];
  if (odd && /[\p{Cf}\p{Z}]/u.test(odd)) {
    return `${nameCharacter(text, odd)}: write "${text.replace(/[^+\d ]+/gu, " ").trim()}"`;
  }
  const trunk = /^(\+92|\+\d{1,3}(?= )) *0(.*)$/.exec(text);
  if (trunk && !keepsZero.test(text))
    return `contains the national 0, which must be omitted after a country code: write "${trunk[1]} ${trunk[2]?.trim()}"`;
  if (isPhone(text)) return undefined;
  const proposed = text
    .replace(/[^+\d]+/g, " ")
    .trim()
    .replace(/^00 ?/, "+")
    // Numbers of Pakistan have at least nine digits after the 0.
    .replace(/^0 ?(?=(\d ?){9})/, "+92 ");
  return `is not an international phone number: write ${isPhone(proposed) ? `"${proposed}"` : `it as in ${example}`}`;
}

const isPhone = (text: string) => /^\+[1-9]\d*( \d+)*$/.test(text) && /^\D*(\d\D*){8,15}$/.test(text);

export const phone = z
  .string()
  .refine((text) => phoneProblem(text) === undefined, { error: ({ input }) => phoneProblem(String(input)) })
  .meta({ role: "phone", description: "With its country code: +92 51 234 5678" });

export const furtherPhones = z
  .array(
    z.strictObject({
      label: text.describe("Who answers it: Workshop"),
      number: phone,
      support: z
        .literal(true)
        .optional()
        .describe(
          "true if it takes calls about breakdowns: then it is shown to visitors whose machine has stopped",
        ),
    }),
  )
  .default([])
  .describe("Further numbers, on the contact page, in the contact card and for search engines");
