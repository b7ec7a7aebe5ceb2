import { unbroken } from "../../styles/text.css.ts";

/** Words that contain a dash or hyphen, after which browsers may break a line: `3–6`, `60335-2-40`, `start-up`. */
const dashed = /([^ \n]*(?:\d–[+−]?\d|[\d\p{L}]-[\d\p{L}])[^ \n]*)/u;

/** Prevents line breaks within ranges, figures with units, standard numbers and compounds. */
export function Unbroken({ text }: { text: string }) {
  // Because of the capturing group, every second part is such a word.
  return joinUnits(text)
    .split(dashed)
    .map((part, at) =>
      at % 2 ? (
        <span key={at} className={unbroken}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}

/** Keeps a figure and its unit, a standard and its number, or `Rs` and a price on one line. */
export const joinUnits = (text: string) =>
  text
    .replace(/\b(EN|IEC|ISO|ASHRAE|AHRI|COP|Rs) (?=\d)/g, "$1\u00a0")
    .replace(/(\d) (?=%|°C|[AP]M\b|[AKVWm]\b|Pa\b|Hz|k[gVW]|mm|ppm|dB|W\/|L\/|m[²³])/g, "$1\u00a0")
    .replace(/(\d) × (?=\d)/g, "$1\u00a0×\u00a0")
    // A line must not begin with a dash or a dot between parts.
    .replace(/ (?=[-–·] )/g, "\u00a0");
