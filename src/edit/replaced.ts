import { lineEnd, type Source } from "./nodes.ts";

/**
 * Replaces a part of a text. A comment behind the part, or in the header of a block scalar, stays on the first
 * line of the new part.
 */
export function replaced({ text, comments }: Source, start: number, end: number, part: string): string {
  const header = text.slice(start, Math.min(end, lineEnd(text, start)));
  const inside = [...comments].find((offset) => offset >= start && offset < start + header.length);
  const note = inside === undefined ? "" : ` ${text.slice(inside, lineEnd(text, inside))}`;
  const behind = text.slice(end, lineEnd(text, end));
  const breaks = part.indexOf("\n");
  if (breaks < 0) {
    const gap = part !== "" && /^[^\s,\]}]/.test(behind) ? " " : "";
    return text.slice(0, start) + part + (behind.trim() === "" ? note : "") + gap + text.slice(end);
  }
  const first = part.slice(0, breaks);
  const lead = first === "" ? text.slice(0, start).trimEnd() : text.slice(0, start) + first;
  return `${lead}${note}${behind.trimEnd()}${part.slice(breaks)}${text.slice(end + behind.length)}`;
}
