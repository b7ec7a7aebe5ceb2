export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const quoted = (text: string): string => `"${shortened(text)}"`;
