/** Escapes a text for XML or HTML, also in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
