/**
 * `lang` and `dir` of a text whose letters are mostly Arabic, which are Urdu on this site; empty for other
 * texts.
 */
export function languageOf(text: string): { lang?: "ur"; dir?: "rtl" } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{L}/gu) / 2 ? { lang: "ur", dir: "rtl" } : {};
}
