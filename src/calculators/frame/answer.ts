import { fill } from "../../content/fill.ts";
import { type EntryProblem, type Fields, problemsIn, type Raw, type Values, valuesOf } from "./fields.ts";

export type Answer = {
  heading: string;
  /** The result in a few words, always in view on phones. */
  result: string;
  sentences: string[];
  warnings: string[];
  details: Detail[];
  /** A page that continues from here. */
  link?: { label: string; href: string };
};

/**
 * A collapsed section of an answer. Messages omit it. `heats` maps names to heat gains, which are shown as
 * shares.
 */
export type Detail = { heading: string; paragraphs: string[]; heats?: Record<string, number> };

type SourceStrings<Part extends string> = { heading: string; intro: string; parts: Record<Part, string> };

/**
 * Lists the heat gains under the names that their sources have in content. Omits sources without heat.
 *
 * @param values values for the placeholders of the intro
 */
export function heatSources<Part extends string>(
  { heading, intro, parts }: SourceStrings<Part>,
  heats: Record<Part, number>,
  values: Record<string, string | number>,
): Detail {
  const positive = Object.entries<string>(parts).filter(([part]) => heats[part as Part] > 0);
  const named = positive.map(([part, name]) => [name, heats[part as Part]]);
  return { heading, paragraphs: [fill(intro, values)], heats: Object.fromEntries(named) };
}

export const cityField = (cities: readonly { city: string }[]) =>
  ({ kind: "choice", options: cities.map(({ city }) => city), named: true }) as const;

export function cityNamed<C extends { city: string }>(cities: readonly C[], name: string): C {
  const found = cities.find(({ city }) => city === name);
  if (!found) throw new RangeError(`No city is named ${name}.`);
  return found;
}

export type CalculationResult<T> = { answer?: T; problems: EntryProblem[] };

/**
 * Validates the entries and calculates the answer.
 *
 * @param problemsTogether reports entries that are valid on their own, but impossible together or outside the
 * method's range
 */
export function answerBy<F extends Fields, T>(
  fields: F,
  raw: Raw,
  calculate: (values: Values<F>) => T,
  problemsTogether: (values: Values<F>) => EntryProblem[] = () => [],
): CalculationResult<T> {
  const found = problemsIn(fields, raw);
  if (found.length > 0) return { problems: found };
  const values = valuesOf<F>(fields, raw);
  const problems = problemsTogether(values);
  return problems.length > 0 ? { problems } : { answer: calculate(values), problems };
}
