import { distance } from "fastest-levenshtein";

const typingError = 2.5;

/**
 * Finds the most similar names. Compares the whole names and their last path segments, and uses the smaller
 * of the two edit distances. Returns one name if the word is probably a typing error, otherwise up to
 * `count`.
 */
export function nearestOf(word: string, names: Iterable<string>, count: number): string[] {
  const ranked = rank(word, names);
  return ranked.slice(0, isTypingError(ranked[0]) ? 1 : count).map(({ name }) => name);
}

/** Returns undefined if no name is similar enough. */
export function intended(word: string, names: Iterable<string>): string | undefined {
  const [best] = rank(word, names);
  return isTypingError(best) ? best?.name : undefined;
}

type Ranked = { name: string; changes: number };

const isTypingError = (best: Ranked | undefined) =>
  best !== undefined && best.changes <= Math.min(typingError, lastPart(best.name).length / 2.4);

function rank(word: string, names: Iterable<string>): Ranked[] {
  const start = word.slice(0, 100);
  return [...names]
    .map((name) => ({
      name,
      changes: Math.min(distance(start, name), distance(lastPart(start), lastPart(name)) + 0.5),
    }))
    .sort((one, other) => one.changes - other.changes);
}

export const nearest = (word: string, names: Iterable<string>): string | undefined =>
  nearestOf(word, names, 1)[0];

const lastPart = (path: string) => path.replace(/[/#]+$/, "").replace(/^.*[/#]/, "");
