/** Words with their `{names}` filled in. */
export const fill = (words: string, values: Record<string, string | number | undefined>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A number as pages print it: `36,000`. */
export const printed = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
