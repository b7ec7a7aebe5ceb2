export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const quoted = (text: string): string => `"${shortened(text)}"`;

/** A character's code point in Unicode notation, such as U+00A0. */
export const codeName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export function specialSpace(word: string): string | undefined {
  const [odd] = /(?! )[\p{Zs}\u200b\ufeff]/u.exec(word) ?? [];
  const remedy = "often pasted from another program: replace it with a plain space";
  return odd && `contains a special space (${codeName(odd)}), ${remedy}`;
}
