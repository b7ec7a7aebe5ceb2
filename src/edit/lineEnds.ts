import { isList, isScalarValue, type Value } from "./change.ts";

/** Texts from a text area of a browser have the line ends of Windows. */
export function withLineFeeds(value: Value): Value {
  if (typeof value === "string") return value.replaceAll(/\r\n?/g, "\n");
  if (isScalarValue(value)) return value;
  if (isList(value)) return value.map(withLineFeeds);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLineFeeds(item)]));
}

/**
 * Gives a changed text the line ends of its source: unchanged lines at its beginning and end keep theirs, the
 * others get those of Windows if the source has any.
 *
 * @param text the changed text with line feeds alone
 */
export function withLineEnds(source: string, text: string): string {
  if (!source.includes("\r\n")) return text;
  const old = source.split("\n");
  const lines = text.split("\n");
  const isSame = (line: string | undefined, other: string | undefined) => line?.replace(/\r$/, "") === other;
  const shorter = Math.min(old.length, lines.length);
  let head = 0;
  while (head < shorter && isSame(old[head], lines[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(old.at(-1 - tail), lines.at(-1 - tail))) tail += 1;
  const ended = lines.map((line, index) => {
    const kept =
      index < head
        ? old[index]
        : index >= lines.length - tail
          ? old[index - lines.length + old.length]
          : undefined;
    if (index === lines.length - 1) return line;
    const wasLast = index < head && index === old.length - 1;
    return kept === undefined || wasLast ? `${line}\r` : kept;
  });
  return ended.join("\n");
}
