import { type Measurement, readMeasure, type Unit } from "./measures.ts";

/** A numeric question; `integer` requires a whole number, `optional` allows an empty field. */
export type NumberField = { kind: "number"; min: number; max: number; unit?: Unit; integer?: true } & (
  { start: number; optional?: never } | { start?: never; optional: true }
);
/**
 * A multiple-choice question; `start` is the initial option, by default the first. Options that are names are
 * shown as they are; others have labels in content/calculators.yaml.
 */
export type ChoiceField = {
  kind: "choice";
  options: readonly [string, ...string[]];
  start?: string;
  named?: true;
};
export type Fields = Record<string, NumberField | ChoiceField>;

export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : F[Name] extends { optional: true }
      ? number | undefined
      : number;
};

/** Unvalidated values from the form or from a URL. */
export type Raw = Record<string, string | undefined>;

/** `kind` is the reason why a value is invalid. */
export type EntryProblem = { field: string; kind: "number" | "range" | "whole" | (string & {}) };

/** Parses an entry. Only fields with a negative minimum accept a sign. */
export function readingOf({ min, unit }: NumberField, text: string): Measurement | undefined {
  const [, sign = "", entry = ""] = (min < 0 ? /^\s*([-−–+]?)(.*)$/s : /^()(.*)$/s).exec(text) ?? [];
  const reading = readMeasure(entry, unit);
  return reading && { ...reading, value: /[-−–]/.test(sign) ? -reading.value : reading.value };
}

function problemOf(field: Fields[string], text: string): EntryProblem["kind"] | undefined {
  if (field.kind === "choice") return field.options.includes(text) ? undefined : "choice";
  if (field.optional && text.trim() === "") return undefined;
  const value = readingOf(field, text)?.value;
  if (value === undefined) return "number";
  if (value < field.min || value > field.max) return "range";
  return field.integer && !Number.isInteger(value) ? "whole" : undefined;
}

export const isUsable = (field: Fields[string], text: string): boolean =>
  problemOf(field, text) === undefined;

export const problemsIn = (fields: Fields, raw: Raw): EntryProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = problemOf(field, raw[name] ?? "");
    return kind === undefined ? [] : [{ field: name, kind }];
  });

export const valuesOf = <F extends Fields>(fields: F, raw: Raw): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = raw[name] ?? "";
      return [name, field.kind === "number" ? readingOf(field, text)?.value : text];
    }),
  ) as Values<F>;

export const startIn = (field: Fields[string]): string =>
  field.kind === "number" ? String(field.start ?? "") : (field.start ?? field.options[0]);

export const startOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startIn(field)]));

/** Serialises values as a URL query. */
export const toQuery = (fields: Fields, raw: Raw): string =>
  new URLSearchParams(Object.keys(fields).map((name) => [name, (raw[name] ?? "").trim()])).toString();

/** Reads the valid values of known fields from a URL query and ignores the rest. */
export function fromQuery(fields: Fields, search: string): Raw {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = given.get(name);
      return text === null || !isUsable(field, text) ? [] : [[name, text]];
    }),
  );
}
