import type { Fields, Raw } from "./fields.ts";
import { formatEntry } from "./formatEntry.ts";
import type { ChoiceStrings } from "./Questions.tsx";

export const answersGiven = (questions: Record<string, ChoiceStrings>, fields: Fields, raw: Raw): string[] =>
  Object.entries(questions).flatMap(([name, { label, unit, options = {} }]) => {
    const entry = raw[name] ?? "";
    if (entry.trim() === "") return [];
    return [`${label.replace(/\?$/, "")}: ${options[entry] ?? formatEntry(fields[name], entry, unit)}`];
  });
