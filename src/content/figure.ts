/** A number, or a range with an en dash. Words such as "about" may precede it, and a unit may follow. */
const figure =
  /^(?:\*\*)?(?:about |up to |to |over |under |[≤≥] ?|[−+])?(?<low>(?:\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.\d+)?)(?:–(?<high>(?:\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.\d+)?))?(?![\d.,:–]|e\d)/i;

/** Parses a table cell's first figure as an interval: 10 to 30 for `10–30 kW`, 0 to 1100 for `1,100 m³/h`. */
export function figureIn(cell: string): { from: number; to: number } | undefined {
  const { low, high } = figure.exec(cell)?.groups ?? {};
  if (low === undefined) return undefined;
  const [first, last] = [low, high ?? low].map((digits) => Number(digits.replaceAll(",", "")));
  if (first === undefined || last === undefined || first > last) return undefined;
  return { from: high === undefined ? 0 : first, to: last };
}
