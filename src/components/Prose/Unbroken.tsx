import { unbroken } from "../../styles/text.css.ts";

/** Compounds that browsers may break across lines: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`. */
const breakable = /\d–[+−]?\d|[\d\p{L}]-[\d\p{L}]/u;

/**
 * Splits text so that entries with an odd index are words that match `pattern`. Lookbehind would be shorter,
 * but Safari before 16.4 does not support it.
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

/** Keeps ranges, standard numbers and compounds on one line. */
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
