/**
 * Shortens a name to fit under a home screen icon: to as many words as fit in 14 characters, but at least the
 * first word.
 */
export const shortName = (name: string): string =>
  (/^(?:.{1,14}(?!\S)|\S+)/.exec(name)?.[0] ?? name).replace(/\W+$/, "");

const longestTitle = 60;

/** Appends the longest form of the company's name that fits. If none fits, the title stays unchanged. */
export function titleWithName(title: string, name: string): string {
  const forms = [name, name.replace(/ \(?(Pvt|Private|SMC)\b.*/i, ""), shortName(name)];
  return forms.map((form) => `${title} | ${form}`).find((both) => both.length <= longestTitle) ?? title;
}
