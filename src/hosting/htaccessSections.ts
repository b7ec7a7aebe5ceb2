export const ifModule = (name: string, lines: string[]) => [
  `<IfModule ${name === "!LiteSpeed" ? name : `${name}.c`}>`,
  ...lines,
  "</IfModule>",
];

/**
 * Wraps lines that need expressions in ErrorDocument. Expressions need Apache 2.4.13 or later and fail on
 * LiteSpeed.
 */
export const ifExpressions = (lines: string[]) =>
  ifModule("!LiteSpeed", ifModule("mod_version", ["<IfVersion >= 2.4.13>", ...lines, "</IfVersion>"]));

export const filesMatch = (pattern: string, lines: string[]) => [
  `<FilesMatch "${pattern}">`,
  ...lines,
  "</FilesMatch>",
];
