/** Shortens a name to the words that fit under a home screen icon. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > 14) break;
    short += ` ${word}`;
  }
  return short.replace(/\W+$/, "");
}

const longestTitle = 60;

/** Appends the longest form of the company's name that fits. If none fits, the title stays unchanged. */
export function titleWithName(title: string, name: string): string {
  const [fitting = title] = [name, name.replace(/ \(?(Pvt|Private|SMC)\b.*/i, ""), shortName(name)]
    .map((brand) => `${title} | ${brand}`)
    .filter((both) => both.length <= longestTitle);
  return fitting;
}
