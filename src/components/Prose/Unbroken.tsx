import { unbroken } from "../../styles/text.css.ts";

/** Words that browsers may break across lines: `3–6 m³`, `60335-2-40`, `G-5`, `start-up`. */
const breakable = /([^ \n]*(?:\d–[+−]?\d|[\d\p{L}]-[\d\p{L}])[^ \n]*)/u;

/** Keeps ranges, standard numbers and compounds on one line. */
export function Unbroken({ text }: { text: string }) {
  // Because of the capturing group, every second part is a breakable word.
  return text.split(breakable).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
