import { type Measurement, readMeasure, type Unit } from "./units.ts";

/** `integer` requires a whole number. If `start` is empty, the field is optional. */
export type NumberField = {
  kind: "number";
  min: number;
  max: number;
  start: number | "";
  unit?: Unit;
  integer?: true;
};
/**
 * `start` is the initial option and defaults to the first. If `named` is set, the options are their own
 * labels. Otherwise, their labels are in content/calculators.yaml.
 */
export type ChoiceField = {
  kind: "choice";
  options: readonly string[];
  start?: string;
  named?: true;
};
export type Fields = Record<string, NumberField | ChoiceField>;

export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : F[Name] extends { start: "" }
      ? number | undefined
      : number;
};

/** Unvalidated entries from the form or the URL. */
export type Raw = Record<string, string | undefined>;

/**
 * `kind` is `entry` for an invalid value. A calculator can define additional kinds, whose messages are in its
 * strings.
 */
export type EntryProblem = { field: string; kind: string };

export const readingOf = ({ unit }: NumberField, text: string): Measurement | undefined =>
  readMeasure(text, unit);

function isUsable(field: Fields[string], text: string): boolean {
  if (field.kind === "choice") return field.options.includes(text);
  if (field.start === "" && text.trim() === "") return true;
  const { value = Number.NaN } = readingOf(field, text) ?? {};
  return value >= field.min && value <= field.max && !(field.integer && !Number.isInteger(value));
}

export const problemsIn = (fields: Fields, raw: Raw): EntryProblem[] =>
  Object.entries(fields)
    .filter(([name, field]) => !isUsable(field, raw[name] ?? ""))
    .map(([field]) => ({ field, kind: "entry" }));

export const valuesOf = <F extends Fields>(fields: F, raw: Raw): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = raw[name] ?? "";
      return [name, field.kind === "number" ? readingOf(field, text)?.value : text];
    }),
  ) as Values<F>;

export const startIn = (field: Fields[string]): string =>
  field.kind === "number" ? String(field.start) : (field.start ?? field.options[0] ?? "");

export const startOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startIn(field)]));

export const toQuery = (fields: Fields, raw: Raw): string =>
  new URLSearchParams(Object.keys(fields).map((name) => [name, (raw[name] ?? "").trim()])).toString();

/** Reads values from a URL query. Ignores unknown fields and invalid values. */
export function fromQuery(fields: Fields, search: string): Raw {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = given.get(name);
      return text === null || !isUsable(field, text) ? [] : [[name, text]];
    }),
  );
}
