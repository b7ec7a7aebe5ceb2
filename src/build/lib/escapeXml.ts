/** Escapes a text for XML or HTML, including attribute values. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
