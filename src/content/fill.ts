/** Fills `{name}` placeholders. Placeholders without a value stay unchanged. */
export const fill = (template: string, values: Record<string, string | number | undefined>): string =>
  template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

export const printed = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a range: `520–790`, or a single number if both ends round to the same value. */
export function printedRange([low, high]: readonly [number, number], digits = 0): string {
  const ends = [printed(low, digits), printed(high, digits)];
  return ends[0] === ends[1] ? `${ends[0]}` : ends.join("–");
}
