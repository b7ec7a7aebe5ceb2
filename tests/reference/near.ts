import { expect } from "vitest";

/** Expects a difference of at most `share` (relative) or `least` (absolute), whichever is larger. */
export function near(ours: number, reference: number, share: number, least = 0): void {
  expect(Math.abs(ours - reference), `${ours} against ${reference}`).toBeLessThanOrEqual(
    Math.max(share * Math.abs(reference), least),
  );
}

/** An air state with property names for both the site's and the reference calculations. */
export const state = (celsius: number, percent: number) => ({
  celsius,
  percent,
  temperature: celsius,
  humidity: percent,
});

export const cycle = <T>(values: readonly T[], step: number): T => values[step % values.length] as T;

export const typed = (entries: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, String(value ?? "")]));
