import { composeMailto, longestMailto } from "../../content/message.ts";
import type { FrameStrings } from "../strings.ts";
import type { Answer } from "./answer.ts";
import { type EntryProblem, type Fields, type NumberField, type Raw, readingOf, valuesOf } from "./fields.ts";
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

type Given = readonly [fields: Fields, raw: Raw];

/** Labels and entries of the answered questions. An option that names itself needs no label. */
const entriesOf = (questions: QuestionStrings["fields"], [fields, raw]: Given) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { label = name, unit, options } = questions[name] ?? {};
    const entry = raw[name] ?? "";
    if (entry === "") return [];
    const isNumber = field.kind === "number";
    const given = isNumber ? formatEntry(field, entry, unit) : (options?.[entry] ?? entry);
    return [{ label: label.replace(/\?$/, ""), given, isNumber }];
  });

/** All entries in one line, with the initial values of questions that nobody changed. */
export function basisOf({ fields }: QuestionStrings, given: Given, { basis }: FrameStrings): string {
  const entries = entriesOf(fields, given);
  const parts = entries.map(({ label, given, isNumber }) => (isNumber ? `${label} ${given}` : given));
  return `${basis} ${parts.join(" · ")}`;
}

export const subjectOf = ({ subject }: QuestionStrings, [fields, raw]: Given): string =>
  fill(subject, valuesOf(fields, raw));

/**
 * The entries, the answer, the sender and the link. The last sentences of the answer, which the link shows too,
 * are left out if the mail link would be too long with them.
 */
export function messageOf(
  strings: QuestionStrings,
  { heading, result, sentences, warnings }: Answer,
  given: Given,
  { sender, link: label }: FrameStrings,
  [address, link]: readonly [address: string, link: string],
): string {
  const entries = entriesOf(strings.fields, given).map(({ label, given }) => `${label}: ${given}`);
  const from = (["name", "phone", "place"] as const).flatMap((part) => {
    const entry = given[1][senderFields[part]]?.trim();
    return entry ? [`${sender[part]}: ${entry}`] : [];
  });
  const textWith = (count: number) => {
    const answer = [`${heading}: ${result}.`, ...sentences.slice(0, count), ...warnings];
    const parts = [[strings.message], entries, answer, from, [`${label} ${link}`]];
    return parts.flatMap((lines) => lines.join("\n") || []).join("\n\n");
  };
  const subject = subjectOf(strings, given);
  let count = sentences.length;
  while (count > 0 && composeMailto(address, subject, textWith(count)).length > longestMailto) count--;
  return textWith(count);
}
