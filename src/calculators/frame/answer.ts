import { celsius, type Celsius } from "../physics/units.ts";
import { type Fields, type EntryProblem, problemsIn, type Raw, type Values, valuesOf } from "./fields.ts";

/** `hot` is the outdoor design temperature for cooling in °C. */
export type City = { city: string; hot: number };

export function cityField(cities: readonly { city: string }[]) {
  const [first = "", ...others] = cities.map(({ city }) => city);
  return { kind: "choice", options: [first, ...others], named: true } as const;
}

export type CalculationResult<T> = { answer?: T; problems: EntryProblem[] };

export function cityNamed<C extends { city: string }>(cities: readonly C[], name: string): C {
  const found = cities.find(({ city }) => city === name);
  if (!found) throw new RangeError(`No city is named ${name}.`);
  return found;
}

export const hotIn = (cities: readonly City[], name: string): Celsius => celsius(cityNamed(cities, name).hot);

type Calculator<F extends Fields, T> = {
  fields: F;
  /** Reports combinations of valid answers that are impossible or outside the method's range. */
  problemsTogether: (values: Values<F>) => EntryProblem[];
  calculate: (values: Values<F>) => T;
};

export function answerBy<F extends Fields, T>(
  { fields, problemsTogether, calculate }: Calculator<F, T>,
  raw: Raw,
): CalculationResult<T> {
  const found = problemsIn(fields, raw);
  if (found.length > 0) return { problems: found };
  const values = valuesOf<F>(fields, raw);
  const problems = problemsTogether(values);
  return problems.length > 0 ? { problems } : { answer: calculate(values), problems };
}
