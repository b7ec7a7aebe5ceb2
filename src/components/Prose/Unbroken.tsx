import { unbroken } from "../../styles/text.css.ts";

/** Words that contain a dash or hyphen, after which browsers may break a line: `3–6`, `60335-2-40`, `start-up`. */
const dashed = /([^ \n]*(?:\d–[+−]?\d|[\d\p{L}]-[\d\p{L}])[^ \n]*)/u;

/** Prevents line breaks within ranges, standard numbers and compounds. */
export function Unbroken({ text }: { text: string }) {
  // Because of the capturing group, every second part is such a word.
  return text.split(dashed).map((part, at) =>
    at % 2 ? (
      <span key={at} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
