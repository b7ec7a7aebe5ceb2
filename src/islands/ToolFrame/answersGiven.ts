import type { Values, Fields } from "../../content/calculators/fields.ts";
import type { ChoiceWords } from "./Questions.tsx";

/** A line for each answered question, in the words that the visitor sees. */
export const answersGiven = (questions: Record<string, ChoiceWords>, values: Values<Fields>): string[] =>
  Object.entries(questions).flatMap(([name, { label, unit, options = {} }]) => {
    if (values[name] === undefined) return [];
    const answer = String(values[name]);
    const given = options[answer] ?? `${answer}${unit ? ` ${unit}` : ""}`;
    return [`${label.replace(/\?$/, "")}: ${given}`];
  });
