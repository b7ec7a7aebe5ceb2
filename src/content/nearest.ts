import { distance } from "fastest-levenshtein";

/** A typing error changes at most this many letters. */
const typingError = 2.5;

/**
 * Finds the most similar names by edit distance, comparing the last path segments and the whole names: one if
 * the word has a typing error, otherwise up to `count`.
 */
export function nearestOf(word: string, names: Iterable<string>, count: number): string[] {
  const start = word.slice(0, 100);
  const ranked = [...names]
    .map((name) => ({
      name,
      changes: Math.min(distance(start, name), distance(lastPart(start), lastPart(name)) + 0.5),
    }))
    .sort((one, other) => one.changes - other.changes);
  const isTypingError = (ranked[0]?.changes ?? Infinity) <= typingError;
  return ranked.slice(0, isTypingError ? 1 : count).map(({ name }) => name);
}

/** Finds the most similar name; undefined if there are no names. */
export const nearest = (word: string, names: Iterable<string>): string | undefined =>
  nearestOf(word, names, 1)[0];

const lastPart = (path: string) => path.replace(/[/#]+$/, "").replace(/^.*[/#]/, "");
