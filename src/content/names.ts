/** Whole words of the name, as many as fit under an icon on a home screen: about twelve letters. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > 14) break;
    short += ` ${word}`;
  }
  return short.replace(/\W+$/, "");
}

/** Search results cut longer titles. */
const longestTitle = 60;

/** A page's title and the company's name, whole or short, as far as search results show both. */
export function titleWithName(title: string, name: string): string {
  const [fitting = title] = [name, shortName(name)]
    .map((brand) => `${title} | ${brand}`)
    .filter((both) => both.length <= longestTitle);
  return fitting;
}
