/** Shortens an editor's text for messages. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Shortens and quotes an editor's text. */
export const quoted = (text: string): string => `"${shortened(text)}"`;
