/** Splits a table cell that begins with a mark: `✓` for yes, `~` for partly and `–` for no. */
export function markIn(cell: string): { mark?: "✓" | "~" | "–"; words: string } {
  const mark = (["✓", "~", "–"] as const).find((each) => cell.startsWith(`${each} `));
  return mark ? { mark, words: cell.slice(2) } : { words: cell };
}
