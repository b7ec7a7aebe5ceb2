import { unbroken } from "../../styles/text.css.ts";

/** Characters after which browsers may break a word: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`, `Three-Wheeler`. */
const breakable = /\d–[+−]?\d|[\d\p{Lu}]-\d|\p{Lu}\p{L}+-\p{Lu}\p{L}|\p{L}-(?:in|up|source)\b/u;
const anyCompound = new RegExp(`${breakable.source}|\\p{L}-\\p{L}`, "u");

/**
 * Words with such a break, and what no-break spaces join to them: a unit, a comma. From the beginning of a word only, or a
 * text of thousands of letters without a space would be searched from each of them.
 */
const wordsWith = ({ source }: RegExp) => new RegExp(`((?<![^ \\n])[^ \\n]*(?:${source})[^ \\n]*)`, "u");
const breakableWords = wordsWith(breakable);
const compounds = wordsWith(anyCompound);

type UnbrokenProps = {
  text: string;
  /** All compounds, as in headings. */
  whole?: boolean;
};

/** Text whose ranges, standards and short compounds stay on one line. */
export function Unbroken({ text, whole = false }: UnbrokenProps) {
  return text.split(whole ? compounds : breakableWords).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
