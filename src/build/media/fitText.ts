/** A heading broken into lines: what stands on each, and the size of the letters in pixels. */
export type Fitted = { lines: string[]; size: number };

/** Room for a heading: pixels, line height in em, and how many lines at most. */
export type Room = { width: number; height: number; leading: number; largest: number; lines: number };

/** A text cut after a whole word, with an ellipsis, where it is too long for a card. */
export function shortened(text: string, most: number): string {
  const words = text.slice(0, most + 1).trim();
  if (words.length <= most) return words;
  return `${words.slice(0, most).replace(/(?<=\S)\s+\S*$/, "")}…`;
}

/**
 * Fits a heading into its room. Every way to break it is weighed: large letters count most, then lines of like
 * length, then breaks where the sentence itself pauses. However long the heading, it never leaves its room: letters
 * would be too small to be read after about 160 of them, and the ways to break them too many to be weighed.
 *
 * @param measure width of a text at the size of one pixel
 */
export function fitHeading(heading: string, room: Room, measure: (text: string) => number): Fitted {
  // A non-breaking space holds a number and its unit together.
  const words = shortened(heading, 160)
    .split(/[ \t\n]+/)
    .filter((word) => word !== "");
  const widths = new Map<string, number>();
  const width = (line: string): number => {
    const known = widths.get(line) ?? measure(line);
    widths.set(line, known);
    return known;
  };
  let best: Fitted & { worth: number } = { lines: [], size: room.largest, worth: 0 };
  for (const lines of breaks(words, room.lines)) {
    const lengths = lines.map(width);
    const widest = Math.max(...lengths);
    const size = Math.min(room.largest, room.width / widest, room.height / (lines.length * room.leading));
    const worth = size * (0.7 + (0.3 * Math.min(...lengths)) / widest) * (1 + flow(lines));
    if (worth > best.worth) best = { lines, size, worth };
  }
  return { lines: best.lines, size: best.size };
}

/** Every way to set words on at most so many lines. */
function* breaks(words: string[], most: number): Generator<string[]> {
  yield [words.join(" ")];
  if (most < 2) return;
  for (let count = 1; count < words.length; count++) {
    const first = words.slice(0, count).join(" ");
    for (const rest of breaks(words.slice(count), most - 1)) yield [first, ...rest];
  }
}

/** What the breaks themselves are worth: good after a comma or full stop, bad after a short word such as "of". */
function flow(lines: string[]): number {
  const ends = lines.slice(0, -1).map((line) => line.split(" ").at(-1) ?? "");
  const pauses = ends.filter((word) => /[.,:;?!]$/.test(word)).length;
  const stubs = ends.filter((word) => /^\p{L}{1,3}$/u.test(word)).length;
  return 0.04 * pauses - 0.05 * stubs;
}
