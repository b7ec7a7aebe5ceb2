import { expect } from "vitest";

/** Asserts that a value differs from the reference by no more than a share of it, or by no more than `least`. */
export function near(ours: number, reference: number, share: number, least = 0): void {
  expect(Math.abs(ours - reference), `${ours} against ${reference}`).toBeLessThanOrEqual(
    Math.max(share * Math.abs(reference), least),
  );
}

/** A state of the air as both calculations write it. */
export const state = (celsius: number, percent: number) => ({
  celsius,
  percent,
  temperature: celsius,
  humidity: percent,
});

/** The value of a list at a step that goes round it. */
export const cycle = <T>(values: readonly T[], step: number): T => values[step % values.length] as T;

/** Entries of a form as a visitor types them; what is undefined stays empty. */
export const typed = (entries: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, String(value ?? "")]));
