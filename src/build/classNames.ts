import type { Sheet } from "./sheet.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** 0 is a, 25 is z, 26 is aa. */
function letters(index: number): string {
  const { length } = alphabet;
  const last = alphabet.charAt(index % length);
  return index < length ? last : letters(Math.floor(index / length) - 1) + last;
}

const inHtml = / class="([^"]*)"/g;

/** In how many places of a document each class stands, and one for the document. */
export function placesOfClasses(html: string): Map<string, number> {
  const words = [...html.matchAll(inHtml)].flatMap((match) => (match[1] ?? "").split(" "));
  const places = new Map<string, number>();
  for (const word of words) places.set(word, (places.get(word) ?? 1) + 1);
  return places;
}

/** Class names in a selector. What stands in quotes is no class. */
const inSelector = /"[^"]*"|'[^']*'|\.(-?[_a-zA-Z][\w-]*)/g;

/** Words of a script's string literals, and of the literal parts of its templates. */
function quotedWords(code: string): string[] {
  return [...code.matchAll(/["'`}]([\w -]{1,80})(?=["'`$])/g)].flatMap((match) =>
    (match[1] ?? "").split(" "),
  );
}

/**
 * Shorter names for the classes that no script knows, so that only documents and the sheet hold them: single letters
 * for those that stand in most places. Some 60 bytes less in every compressed page. Classes that a script mentions
 * keep their names, and no new name is a word that a script has in quotes.
 *
 * @param places in how many places of the rendered pages a class stands; each page counts for one more
 * @param scripts text of every script, and of the props that pages hand to them
 * @throws where a selector could name a class in another way than `.name`
 */
export function shorterNames(
  sheet: Sheet,
  places: ReadonlyMap<string, number>,
  scripts: string[],
): Map<string, string> {
  const texts = sheet.pieces.flatMap((piece) =>
    piece.kind === "rule" ? piece.selectors.map(({ text }) => text) : [],
  );
  const strange = texts.find((text) => /\\|\[\s*class\s*[^\s\]]/.test(text));
  if (strange) throw new Error(`${strange} may name a class that is renamed: write it as .name`);
  const quoted = new Set(scripts.flatMap(quotedWords));
  const renamed = [...places.keys()].filter((name) => sheet.classes.has(name) && !quoted.has(name));
  const others = [...places.keys(), ...sheet.classes].filter((name) => !renamed.includes(name));
  // Single letters in quotes are keys and tags: no script would call a class so.
  const taken = new Set(["dark", ...[...quoted].filter(({ length }) => length > 1), ...others]);
  // Powers of two: an edited page should not rename what stands in all the others.
  const rank = (name: string) => Math.round(Math.log2(places.get(name) ?? 1));
  renamed.sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
  let next = 0;
  const fresh = () => {
    while (taken.has(letters(next))) next++;
    return letters(next++);
  };
  return new Map(renamed.map((name) => [name, fresh()]));
}

/** The document under the new names. */
export function renameInHtml(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(inHtml, (_, words: string) => {
    const renamed = words.split(" ").map((word) => names.get(word) ?? word);
    return ` class="${renamed.join(" ")}"`;
  });
}

/** The sheet under the new names. Its needs stay in the old ones, by which pages are asked before they change theirs. */
export function renameInSheet(sheet: Sheet, names: ReadonlyMap<string, string>): Sheet {
  const rename = (text: string) =>
    text.replace(inSelector, (found, name?: string) =>
      name === undefined ? found : `.${names.get(name) ?? name}`,
    );
  const pieces = sheet.pieces.map((piece) =>
    piece.kind === "block"
      ? piece
      : {
          ...piece,
          selectors: piece.selectors.map((selector) => ({ ...selector, text: rename(selector.text) })),
        },
  );
  return { ...sheet, pieces };
}
