import { contentEncodings, textEndings } from "./mediaTypes.ts";

/** Endings of text files and of their compressed forms, for patterns. */
export const texts = textEndings.join("|");
export const compressedEndings = contentEncodings.map(({ ending }) => ending).join("|");
export const compressedFiles = `\\.(?:${texts})\\.(?:${compressedEndings})$`;

/** Lines for where a module is there, or with `!` is not. */
export const ifModule = (name: string, lines: string[]) => [
  `<IfModule ${name.endsWith(".c") || name === "!LiteSpeed" ? name : `${name}.c`}>`,
  ...lines,
  "</IfModule>",
];

/** What needs expressions in ErrorDocument: Apache since 2.4.13, not LiteSpeed. */
export const ifExpressions = (lines: string[]) =>
  ifModule("!LiteSpeed", ifModule("mod_version", ["<IfVersion >= 2.4.13>", ...lines, "</IfVersion>"]));
