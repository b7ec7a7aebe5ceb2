/** Lines for where a module is there, or with `!` is not. */
export const ifModule = (name: string, lines: string[]) => [
  `<IfModule ${name === "!LiteSpeed" ? name : `${name}.c`}>`,
  ...lines,
  "</IfModule>",
];

/** What needs expressions in ErrorDocument: Apache since 2.4.13, not LiteSpeed. */
export const ifExpressions = (lines: string[]) =>
  ifModule("!LiteSpeed", ifModule("mod_version", ["<IfVersion >= 2.4.13>", ...lines, "</IfVersion>"]));

/** Lines for files whose names match a pattern. */
export const filesMatch = (pattern: string, lines: string[]) => [
  `<FilesMatch "${pattern}">`,
  ...lines,
  "</FilesMatch>",
];
