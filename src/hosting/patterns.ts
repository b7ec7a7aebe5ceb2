import type { Scope } from "./headers.ts";
import { contentEncodings, textEndings } from "./mediaTypes.ts";
import type { CanonicalRedirects } from "./table.ts";

/** First line of the generated files for Apache, nginx and Caddy. */
export const writtenByBuild = "# Written by the build: changes made here are lost with the next upload.";

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const compressedEndingsPattern = contentEncodings.map(({ ending }) => ending).join("|");

/** Optional second extension of a precompressed file. */
export const maybeCompressedPattern = `(?:\\.(?:${compressedEndingsPattern}))?`;

export const textEndingsPattern = textEndings.join("|");

export const textFilesPattern = `\\.(?:${textEndingsPattern})(?:\\.|$)`;

export const compressedFilesPattern = `\\.(?:${textEndingsPattern})\\.(?:${compressedEndingsPattern})$`;

/** Files that are not served under their own names: dot files, host configuration and compressed files. */
export const hiddenFilesPattern = `(?:^|/)\\.(?!well-known(?:/|$))|${compressedFilesPattern}|^/?_(?:headers|redirects)$`;

/** Matches Accept-Encoding values that accept the encoding. A weight of 0 (`br;q=0`) is a refusal. */
export const acceptEncodingPattern = (encoding: string): string =>
  `(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`;

export const hostsPattern = ({ host, wwwAlias }: CanonicalRedirects): string =>
  [host, wwwAlias].map(escapePattern).join("|");

/** Optional endings with which the path of a page or redirect is also requested. */
const urlVariantsPattern = "(?:/|\\.html|/index\\.html)?$";

/** Matches all variants of a path; must be compared case-insensitively. */
export const anyFormPattern = (path: string): string =>
  `${escapePattern(path.replace(/\/$/, ""))}${urlVariantsPattern}`;

/** Matches a query with this key and value. */
export const queryPattern = (key: string, value: string): string =>
  `(?:^|&)${key}=${escapePattern(value)}(?:&|$)`;

/** A scope as a regular expression on the path of the served file, compressed or not: `^/assets/`. */
export function scopePattern(scope: Scope): string {
  if (scope === "everything") return "^/";
  if (scope === "pages") return `\\.html${maybeCompressedPattern}$`;
  if ("prefix" in scope) return `^/${escapePattern(scope.prefix)}`;
  return `^${escapePattern(scope.page === "/" ? "" : scope.page)}/(?:index\\.html${maybeCompressedPattern})?$`;
}
