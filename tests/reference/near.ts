import { expect } from "vitest";

/** Expects a value to be within a relative tolerance (`share`) or an absolute one (`least`) of the reference. */
export function near(ours: number, reference: number, share: number, least = 0): void {
  expect(Math.abs(ours - reference), `${ours} against ${reference}`).toBeLessThanOrEqual(
    Math.max(share * Math.abs(reference), least),
  );
}

/** Air state with the property names of both calculations. */
export const state = (celsius: number, percent: number) => ({
  celsius,
  percent,
  temperature: celsius,
  humidity: percent,
});

/** Takes values of a list in turn. */
export const cycle = <T>(values: readonly T[], step: number): T => values[step % values.length] as T;

/** Form entries as strings; undefined becomes an empty string. */
export const typed = (entries: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, String(value ?? "")]));
