import { celsius, type Celsius } from "../engineering/units.ts";
import { type Fields, type Problem, problemsIn, type Raw, type Values, valuesOf } from "./fields.ts";

/** A city, and the outdoor temperature in °C that cooling is sized for there. */
export type City = { city: string; hot: number };

/** The question for the city, which every calculator asks. */
export function cityField(cities: readonly { city: string }[]) {
  const [first = "", ...others] = cities.map(({ city }) => city);
  return { kind: "choice", options: [first, ...others] } as const;
}

/** A calculator's answer, or what keeps it from being given. */
export type Answered<T> = { answer?: T; problems: Problem[] };

/** What is known of a city, which is one of the cities of cityField(). */
export function cityNamed<C extends { city: string }>(cities: readonly C[], name: string): C {
  const found = cities.find(({ city }) => city === name);
  if (!found) throw new RangeError(`No city is named ${name}.`);
  return found;
}

/** The temperature that cooling is sized for in a city. */
export const hotIn = (cities: readonly City[], name: string): Celsius => celsius(cityNamed(cities, name).hot);

type Calculator<F extends Fields, T> = {
  fields: F;
  /** What is impossible or out of the method's reach though each answer by itself is not. */
  problemsTogether: (values: Values<F>) => Problem[];
  calculate: (values: Values<F>) => T;
};

/** Checks what stands in the form, each answer by itself and then all together, and calculates. */
export function answerBy<F extends Fields, T>(
  { fields, problemsTogether, calculate }: Calculator<F, T>,
  raw: Raw,
): Answered<T> {
  const found = problemsIn(fields, raw);
  if (found.length > 0) return { problems: found };
  const values = valuesOf<F>(fields, raw);
  const problems = problemsTogether(values);
  return problems.length > 0 ? { problems } : { answer: calculate(values), problems };
}
