/** A question with a number for an answer. */
export type NumberField = { kind: "number"; min: number; max: number; start: number };
/** A question with a few answers to choose from; the first is chosen at the start if no other is named. */
export type ChoiceField = { kind: "choice"; options: readonly [string, ...string[]]; start?: string };
export type Fields = Record<string, NumberField | ChoiceField>;

/** The answers to all questions of a tool. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { options: readonly (infer Option)[] } ? Option : number;
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

/** A number as people write it: `12`, `12.5`, `12,5`, `12 ft`, `۱۲`; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const [, digits] =
    /^(\d{1,6}(?:[.,٫]\d{1,4})?)\s*(?:ft²?|feet|foot|'|′|m|m²|m³|°C|kg|h|tons?)?$/.exec(latin(text).trim()) ??
    [];
  return digits === undefined ? undefined : Number(digits.replace(/[,٫]/, "."));
}

function problemOf(field: Fields[string], text: string): Problem["kind"] | undefined {
  if (field.kind === "choice") return field.options.includes(text) ? undefined : "choice";
  const value = readNumber(text);
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
    Object.entries(fields).map(([name, { kind }]) => {
      const text = raw[name] ?? "";
      return [name, kind === "number" ? readNumber(text) : text];
    }),
  ) as Values<F>;

/** What a field holds at the start. */
export const startIn = (field: Fields[string]): string =>
  field.kind === "number" ? String(field.start) : (field.start ?? field.options[0]);

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
