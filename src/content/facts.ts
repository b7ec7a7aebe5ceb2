export type Fact = { words: string; figure?: string };

/** A number with unit, possibly after "about" or a similar word. */
const value = /^(?:(?:about|over|under) |[≤≥−+] ?)?\d[\d.,–]*(?: ?[^\s\d,]{1,6}){0,2}$/;
/** An abbreviation that the fact explains: `T3: 46 °C ambient`. */
const shortName = /^[A-Z]\d$/;

/** Splits a fact into a label and its figure, which is displayed large. Facts without a figure stay whole. */
export function readFact(fact: string): Fact {
  const at = fact.lastIndexOf(": ");
  if (at < 0) return { words: fact };
  const [before, after] = [fact.slice(0, at), fact.slice(at + 2)];
  if (value.test(after)) return { words: before, figure: after };
  return shortName.test(before) ? { words: after, figure: before } : { words: fact };
}
