import { type Fields, type Raw, readingOf } from "../../content/calculators/fields.ts";
import type { ChoiceWords } from "./Questions.tsx";

/** A number with its unit; one that was written in another unit, with what was written: `3.66 m (12 ft)`. */
export function formatEntry(
  field: Fields[string] | undefined,
  entry: string,
  unit: string | undefined,
): string {
  if (field?.kind !== "number") return entry;
  const reading = readingOf(field, entry);
  const value = `${reading?.value.toLocaleString("en-GB")}${unit ? ` ${unit}` : ""}`;
  return reading?.isConverted ? `${value} (${entry.trim()})` : value;
}

/** A line for each answered question, in the words that the visitor sees. */
export const answersGiven = (questions: Record<string, ChoiceWords>, fields: Fields, raw: Raw): string[] =>
  Object.entries(questions).flatMap(([name, { label, unit, options = {} }]) => {
    const entry = raw[name] ?? "";
    if (entry.trim() === "") return [];
    return [`${label.replace(/\?$/, "")}: ${options[entry] ?? formatEntry(fields[name], entry, unit)}`];
  });
