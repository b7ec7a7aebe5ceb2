import { type Fields, readingOf } from "./fields.ts";

/** Formats a number with its unit; a converted one includes the original: `3.66 m (12 ft)`. */
export function formatEntry(
  field: Fields[string] | undefined,
  entry: string,
  unit: string | undefined,
): string {
  if (field?.kind !== "number") return entry;
  const reading = readingOf(field, entry);
  const value = `${reading?.value.toLocaleString("en-GB")}${unit ? ` ${unit}` : ""}`;
  return reading?.isConverted ? `${value} (${entry.trim()})` : value;
}
