/** Rounds shares to whole percentages that add up to 100, by the largest remainder. */
export function percentages(values: number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const shares = values.map((value) => (100 * value) / sum);
  const rest = 100 - shares.reduce((total, share) => total + Math.floor(share), 0);
  const order = shares.map((share, index) => ({ index, remainder: share % 1 }));
  order.sort((one, other) => other.remainder - one.remainder);
  const raised = new Set(order.slice(0, rest).map(({ index }) => index));
  return shares.map((share, index) => Math.floor(share) + Number(raised.has(index)));
}
