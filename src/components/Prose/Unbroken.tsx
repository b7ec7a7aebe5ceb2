import { unbroken } from "../../styles/text.css.ts";

/** Compounds within which browsers may break a line: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`. */
const breakable = /\d–[+−]?\d|[\d\p{L}]-[\d\p{L}]/u;

/**
 * Splits a text so that entries with an odd index are words with such a compound. Words end at spaces;
 * no-break spaces join units and commas to them. Lookbehind would be shorter, but Safari has supported it
 * only since 16.4.
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
