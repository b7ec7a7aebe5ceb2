/** The first words of the name, as many as fit under a home screen icon. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > 14) break;
    short += ` ${word}`;
  }
  return short.replace(/\W+$/, "");
}

/** Maximum characters of a title in search results. */
const longestTitle = 60;

/** The page's title, followed by the longest form of the company's name that fits, if one does. */
export function titleWithName(title: string, name: string): string {
  const [fitting = title] = [name, name.replace(/ \(?(Pvt|Private|SMC)\b.*/i, ""), shortName(name)]
    .map((brand) => `${title} | ${brand}`)
    .filter((both) => both.length <= longestTitle);
  return fitting;
}
