import { type Reading, readMeasure, type Unit } from "./measures.ts";

/** A question with a number for an answer, a whole one where `integer` is set; one that is optional is empty at the start. */
export type NumberField = { kind: "number"; min: number; max: number; unit?: Unit; integer?: true } & (
  { start: number; optional?: never } | { start?: never; optional: true }
);
/** A question with a few answers to choose from; the first is chosen at the start if no other is named. */
export type ChoiceField = { kind: "choice"; options: readonly [string, ...string[]]; start?: string };
export type Fields = Record<string, NumberField | ChoiceField>;

/** The answers to all questions of a tool. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : F[Name] extends { optional: true }
      ? number | undefined
      : number;
};

/** What stands in the form, or in an address. */
export type Raw = Record<string, string | undefined>;

/** Why an answer can't be used. */
export type Problem = { field: string; kind: "number" | "range" | "whole" | (string & {}) };

/** The reading of an entry in a field for a number; undefined where it holds none. Only fields that go below zero take a sign. */
export function readingOf({ min, unit }: NumberField, text: string): Reading | undefined {
  const [, sign = "", entry = ""] = (min < 0 ? /^\s*([-−–+]?)(.*)$/s : /^()(.*)$/s).exec(text) ?? [];
  const reading = readMeasure(entry, unit);
  return reading && { ...reading, value: /[-−–]/.test(sign) ? -reading.value : reading.value };
}

function problemOf(field: Fields[string], text: string): Problem["kind"] | undefined {
  if (field.kind === "choice") return field.options.includes(text) ? undefined : "choice";
  if (field.optional && text.trim() === "") return undefined;
  const value = readingOf(field, text)?.value;
  if (value === undefined) return "number";
  if (value < field.min || value > field.max) return "range";
  return field.integer && !Number.isInteger(value) ? "whole" : undefined;
}

/** Whether a field can take an entry. */
export const isUsable = (field: Fields[string], text: string): boolean =>
  problemOf(field, text) === undefined;

/** What is wrong with each answer by itself. */
export const problemsIn = (fields: Fields, raw: Raw): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const kind = problemOf(field, raw[name] ?? "");
    return kind === undefined ? [] : [{ field: name, kind }];
  });

/** The answers, of which problemsIn() has found none wrong. */
export const valuesOf = <F extends Fields>(fields: F, raw: Raw): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = raw[name] ?? "";
      return [name, field.kind === "number" ? readingOf(field, text)?.value : text];
    }),
  ) as Values<F>;

/** What a field holds at the start. */
export const startIn = (field: Fields[string]): string =>
  field.kind === "number" ? String(field.start ?? "") : (field.start ?? field.options[0]);

/** What stands in the form at the start. */
export const startOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startIn(field)]));

/** Answers as the part of an address after the question mark. */
export const toQuery = (fields: Fields, raw: Raw): string =>
  new URLSearchParams(Object.keys(fields).map((name) => [name, (raw[name] ?? "").trim()])).toString();

/** The answers that an address gives to known questions and that are usable; whatever else it holds is left out. */
export function fromQuery(fields: Fields, search: string): Raw {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = given.get(name);
      return text === null || !isUsable(field, text) ? [] : [[name, text]];
    }),
  );
}
