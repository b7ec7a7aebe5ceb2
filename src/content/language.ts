/** A run of words in Arabic script within other text. */
export const arabicRun = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\s\d،؛؟۔!-]*[\p{Script=Arabic}؟۔])?)/u;

/**
 * Returns `lang` and `dir` for text of which two thirds are in Arabic script, and an empty object for other text.
 * On this site, Arabic script is always Urdu.
 */
export function languageOf(text: string): { lang?: "ur"; dir?: "rtl" } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > (count(/\p{L}/gu) * 2) / 3 ? { lang: "ur", dir: "rtl" } : {};
}
