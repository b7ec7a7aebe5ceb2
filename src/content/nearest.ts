import { distance } from "fastest-levenshtein";

/** Finds the most similar name by edit distance, comparing the last path segments and the whole names. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  const start = word.slice(0, 100);
  for (const name of names) {
    const changes = Math.min(distance(start, name), distance(lastPart(start), lastPart(name)) + 0.5);
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

const lastPart = (path: string) => path.replace(/[/#]+$/, "").replace(/^.*[/#]/, "");
