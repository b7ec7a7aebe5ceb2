import type { FrameStrings } from "../strings.ts";
import type { Answer } from "./answer.ts";
import { type EntryProblem, type Fields, type NumberField, type Raw, readingOf } from "./fields.ts";
import type { Question } from "./stringParts.ts";
import { exampleOf } from "./units.ts";
import { fill } from "../../content/fill.ts";

export type QuestionStrings = {
  fields: Record<string, Question>;
  problems?: Record<string, string>;
  subject: string;
  message: string;
  next: string;
};

/** Formats a number with its unit. A converted number includes the original entry: `3.66 m (12 ft)`. */
export function formatEntry(field: NumberField, entry: string, unit = ""): string {
  const { value, isConverted } = readingOf(field, entry) ?? {};
  const measure = `${value?.toLocaleString("en-GB")} ${unit}`.trim();
  return isConverted ? `${measure} (${entry.trim()})` : measure;
}

export const problemTexts = (
  problems: EntryProblem[],
  fields: Fields,
  strings: QuestionStrings,
  frame: FrameStrings,
): Record<string, string> =>
  Object.fromEntries(
    problems.map(({ field, kind }) => [
      field,
      strings.problems?.[kind] ?? formatLimits(fields[field], strings.fields[field]?.unit, frame),
    ]),
  );

function formatLimits(field: Fields[string] | undefined, unit: string | undefined, frame: FrameStrings) {
  if (field?.kind !== "number") return "";
  const [min, max] = [field.min, field.max].map((bound) => bound.toLocaleString("en-GB").replace("-", "−"));
  return fill(field.integer ? frame.enterWhole : frame.enter, {
    min,
    max: unit ? `${max}\u00a0${unit}` : max,
    example: field.unit ? exampleOf(field.unit) : field.start,
  });
}

/** The sender's fields are not questions, so URLs never contain their values. */
export const senderFields = { name: "sender-name", phone: "sender-phone", place: "sender-place" } as const;

export function messageOf(
  { fields: questions, message }: QuestionStrings,
  { heading, result, sentences, warnings }: Answer,
  fields: Fields,
  raw: Raw,
  { sender }: FrameStrings,
): string {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const { label = name, unit, options } = questions[name] ?? {};
    const entry = raw[name] ?? "";
    if (entry === "") return [];
    const given = field.kind === "number" ? formatEntry(field, entry, unit) : (options?.[entry] ?? entry);
    return `${label.replace(/\?$/, "")}: ${given}`;
  });
  const from = (["name", "phone", "place"] as const).flatMap((part) => {
    const entry = raw[senderFields[part]]?.trim();
    return entry ? [`${sender[part]}: ${entry}`] : [];
  });
  const answer = [`${heading}: ${result}.`, ...sentences, ...warnings];
  return [message, entries.join("\n"), answer.join("\n"), from.join("\n")].filter(Boolean).join("\n\n");
}
