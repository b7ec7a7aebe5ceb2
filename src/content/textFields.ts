import { z } from "zod";
import { gapProblem, plainProblem, proseProblem } from "./textProblems.ts";

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
