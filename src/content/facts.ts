/** A fact of a list, cut where its figure begins: `All running: about 19 kVA`. */
export type Fact = { words: string; figure?: string };

/** A value that is a figure and no more: a number with its unit, after a word as "about". */
const value = /^(?:(?:about|over|under) |[≤≥−+] ?)?\d[\d.,–]*(?: ?[^\s\d,]{1,6}){0,2}$/;
/** A short name that stands for the whole fact: `T3`, `1 TR`. */
const shortName = /^[A-Z]\d$/;

/** Parts a fact that names a thing and its figure, so that the figure can be set large; leaves any other whole. */
export function readFact(fact: string): Fact {
  const at = fact.lastIndexOf(": ");
  if (at < 0) return { words: fact };
  const [before, after] = [fact.slice(0, at), fact.slice(at + 2)];
  if (value.test(after)) return { words: before, figure: after };
  return shortName.test(before) ? { words: after, figure: before } : { words: fact };
}
