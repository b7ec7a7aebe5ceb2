/** A text of an editor, cut for messages. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The same in quotes. */
export const quoted = (text: string): string => `"${shortened(text)}"`;
