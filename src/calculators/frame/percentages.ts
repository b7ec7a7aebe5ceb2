/**
 * Whole percentages that add up to 100, by the largest remainder method (Hamilton): all are rounded down, and
 * those with the largest remainders are incremented. All are zero if the total is.
 */
export function percentages(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (100 * value) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  const lost = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const raised = new Set([...exact.keys()].sort((one, other) => lost(other) - lost(one)).slice(0, missing));
  return whole.map((percent, index) => percent + (raised.has(index) ? 1 : 0));
}
