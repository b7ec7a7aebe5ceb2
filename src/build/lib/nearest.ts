/** The name that was probably meant: the one with the fewest letters to change, in its last part or as a whole. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const changes = Math.min(distance(word, name), distance(lastPart(word), lastPart(name)) + 0.5);
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

const lastPart = (path: string) => path.replace(/[/#]+$/, "").replace(/^.*[/#]/, "");

/** How many letters have to be put in, left out or changed (Levenshtein), within the first 100. */
function distance(from: string, to: string): number {
  const target = to.slice(0, 100).split("");
  let row = [0, ...target.map((_, index) => index + 1)];
  for (const [index, letter] of from.slice(0, 100).split("").entries()) {
    let before = index + 1;
    row = [
      before,
      ...target.map((other, at) => {
        const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
        before = Math.min(changed, (row[at + 1] ?? 0) + 1, before + 1);
        return before;
      }),
    ];
  }
  return row.at(-1) ?? 0;
}
