import { unbroken } from "../../styles/text.css.ts";

/** What browsers may break after a dash or a hyphen: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`, and in headings `Three-Wheeler`. */
const breakable = /\d–[+−]?\d|[\d\p{Lu}]-\d|\p{Lu}\p{L}+-\p{Lu}\p{L}|\p{L}-(?:in|up|source)\b/u;
/**
 * Words with such a break, and what no-break spaces join to them: a unit, a comma. From the beginning of a word only, or a
 * text of thousands of letters without a space would be searched from each of them.
 */
const breakableWords = new RegExp(`((?<![^ \\n])[^ \\n]*(?:${breakable.source})[^ \\n]*)`, "u");

/** Text whose ranges, standards and short compounds stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(breakableWords).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
