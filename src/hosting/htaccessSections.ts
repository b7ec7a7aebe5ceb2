export const ifModule = (name: string, lines: string[]) => [
  `<IfModule ${name === "!LiteSpeed" ? name : `${name}.c`}>`,
  ...lines,
  "</IfModule>",
];

/**
 * Limits lines to servers on which ErrorDocument supports expressions: Apache 2.4.13 or later, but not
 * LiteSpeed.
 */
export const ifExpressions = (lines: string[]) =>
  ifModule("!LiteSpeed", ifModule("mod_version", ["<IfVersion >= 2.4.13>", ...lines, "</IfVersion>"]));

export const filesMatch = (pattern: string, lines: string[]) => [
  `<FilesMatch "${pattern}">`,
  ...lines,
  "</FilesMatch>",
];
