import type { Raw } from "../../content/calculators/fields.ts";
import type { ChoiceWords } from "./Questions.tsx";

/** A line for each question and its answer, in the words that the visitor sees. */
export const answersGiven = (questions: Record<string, ChoiceWords>, raw: Raw): string[] =>
  Object.entries(questions).map(([name, { label, unit, options = {} }]) => {
    const answer = raw[name] ?? "";
    const given = options[answer] ?? `${answer.trim()}${unit ? ` ${unit}` : ""}`;
    return `${label.replace(/\?$/, "")}: ${given}`;
  });
