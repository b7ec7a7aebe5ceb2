import type { TextEntry } from "./api.ts";

/** Reduces a text to its visible words: without marks, invisible characters and runs of spaces. */
export const readable = (text: string): string =>
  text
    .replaceAll("**", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Chooses between the places of content that have the same text or picture: the page's own file has priority,
 * and its places are in the order of the page.
 *
 * @param order the clicked one's place among the equal ones on the page, `count` their number
 * @returns all possible places if the order does not decide
 */
export function likely(
  places: TextEntry[],
  file: string | undefined,
  order: number,
  count: number,
): TextEntry[] {
  const own = places.filter((one) => one.file === file);
  const byOrder = own.length === count ? own[order] : undefined;
  return byOrder ? [byOrder] : own.length > 0 ? own : places;
}
