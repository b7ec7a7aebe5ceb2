/**
 * Returns `lang` and `dir` for mostly Arabic script, which is Urdu on this site, and an empty object for
 * other text.
 */
export function languageOf(text: string): { lang?: "ur"; dir?: "rtl" } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{L}/gu) / 2 ? { lang: "ur", dir: "rtl" } : {};
}
