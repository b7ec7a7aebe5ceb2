import { wattsPerTon } from "../engineering/units.ts";

/** A question with a number for an answer; one that is optional is empty at the start. */
export type NumberField = { kind: "number"; min: number; max: number; unit?: Unit } & (
  { start: number; optional?: never } | { start?: never; optional: true }
);
/** A question with a few answers to choose from; the first is chosen at the start if no other is named. */
export type ChoiceField = { kind: "choice"; options: readonly [string, ...string[]]; start?: string };
export type Fields = Record<string, NumberField | ChoiceField>;

/** Units, as people write them after a number. */
const spellings = {
  ft: ["ft", "feet", "foot", "'", "′"],
  "ft²": ["ft²", "ft2", "sq ft"],
  m: ["m"],
  "m²": ["m²", "m2"],
  "m³": ["m³", "m3"],
  kg: ["kg"],
  tons: ["tons", "ton", "tr"],
  "°C": ["°c", "c", "°"],
} as const;
type Unit = keyof typeof spellings;

/** Another unit that a number may be written in, and how much of the field's unit it is. */
const converted: Partial<Record<Unit, { spelling: string; factor: number }>> = {
  tons: { spelling: "kw", factor: 1000 / wattsPerTon },
};

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

/** Why an answer can't be used; `{min}` and `{max}` stand for the field's bounds in the words that say it. */
export type Problem = { field: string; kind: "number" | "range" | (string & {}) };

/** A field by name, whose bounds the words of a problem name. */
export const boundsOf = (field: Fields[string] | undefined): [min: number, max: number] =>
  field?.kind === "number" ? [field.min, field.max] : [0, 0];

/** Arabic and Persian digits, which phones in Pakistan may type, as Latin ones. */
const latin = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** A minus sign as keyboards and pages have it, or a plus. */
const sign = /^[-−–+]\s*/;

/** Thousands and lakhs set apart, `2,000` and `1,00,000`, or a number with a decimal point or comma; and its unit. */
const written =
  /^(?:(?<grouped>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?)|(?<plain>\d{1,6}(?:[.٫]\d{1,4}|,\d{1,2})?))\s*(?<unit>\D.*)?$/;

/**
 * A number as people write it: `12`, `12.5`, `12,5`, `2,000`, `12 ft`, `۱۲`; undefined for anything else, also another unit.
 * `60 kW` in a field for tons is 17.1.
 */
export function readNumber(text: string, unit?: Unit): number | undefined {
  const { grouped, plain, unit: given } = written.exec(latin(text).trim())?.groups ?? {};
  const known: readonly string[] = unit ? spellings[unit] : [];
  const other = unit && given?.toLowerCase() === converted[unit]?.spelling ? converted[unit] : undefined;
  if (given !== undefined && !known.includes(given.toLowerCase()) && !other) return undefined;
  const value = numberOf(grouped, plain);
  return other && value !== undefined ? Math.round(10 * value * other.factor) / 10 : value;
}

function numberOf(grouped: string | undefined, plain: string | undefined): number | undefined {
  if (grouped !== undefined) return Number(grouped.replaceAll(",", ""));
  return plain === undefined ? undefined : Number(plain.replace(/[,٫]/, "."));
}

/** The number in a field; only fields that go below zero take a sign. */
function readIn({ min, unit }: NumberField, text: string): number | undefined {
  const value = readNumber(min < 0 ? text.trim().replace(sign, "") : text, unit);
  return value !== undefined && min < 0 && /^[-−–]/.test(text.trim()) ? -value : value;
}

function problemOf(field: Fields[string], text: string): Problem["kind"] | undefined {
  if (field.kind === "choice") return field.options.includes(text) ? undefined : "choice";
  if (field.optional && text.trim() === "") return undefined;
  const value = readIn(field, text);
  if (value === undefined) return "number";
  return value < field.min || value > field.max ? "range" : undefined;
}

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
      return [name, field.kind === "number" ? readIn(field, text) : text];
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
      return text === null || problemOf(field, text) ? [] : [[name, text]];
    }),
  );
}
