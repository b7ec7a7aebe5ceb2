import { unbroken } from "../../styles/text.css.ts";

/** Characters after which browsers may break a word: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`. */
const breakable = /\d–[+−]?\d|[\d\p{L}]-[\d\p{L}]/u;

/**
 * Splits a text at the words with such a break, which get the odd places. Words reach from space to space: no-break spaces
 * join units and commas to them. Word by word, as Safari before 16.4 has no lookbehind.
 */
function splitAt(pattern: RegExp, text: string): string[] {
  const parts: string[] = [];
  let between = "";
  for (const word of text.split(/([ \n])/))
    if (pattern.test(word)) {
      parts.push(between, word);
      between = "";
    } else between += word;
  return [...parts, between];
}

/** Text whose ranges, standards and compounds stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return splitAt(breakable, text).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
