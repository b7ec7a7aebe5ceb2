/** A mask with which a picture fades into its ground. Eased, because the start of a linear one is visible. */
export function fadeIn(direction: string): string {
  const [steps, end] = [10, 28];
  const stops = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return `rgb(0 0 0 / ${(100 * share ** 2 * (3 - 2 * share)).toFixed(1)}%) ${(end * share).toFixed(1)}%`;
  });
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
