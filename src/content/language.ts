/**
 * Returns `lang` and `dir` for text that is mostly in Arabic script, and an empty object for other text. On
 * this site, Arabic script is always Urdu.
 */
export function languageOf(text: string): { lang?: "ur"; dir?: "rtl" } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{L}/gu) / 2 ? { lang: "ur", dir: "rtl" } : {};
}
