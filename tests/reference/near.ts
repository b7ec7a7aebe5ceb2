import { expect } from "vitest";

/** Asserts that a value differs from the reference by no more than a share of it, or by no more than `least`. */
export function near(ours: number, reference: number, share: number, least = 0): void {
  expect(Math.abs(ours - reference), `${ours} against ${reference}`).toBeLessThanOrEqual(
    Math.max(share * Math.abs(reference), least),
  );
}
