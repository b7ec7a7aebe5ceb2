import type { Scope } from "./headers.ts";
import { contentEncodings, textEndings } from "./mediaTypes.ts";
import type { Transport } from "./table.ts";

/** First line of the files for Apache, nginx and Caddy that each build renews: a comment to all three. */
export const writtenByBuild = "# Written by the build: changes made here are lost with the next upload.";

/** Escapes a text for a regular expression of any server. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Endings of the compressed forms, as alternatives. */
export const compressedEndingsPattern = contentEncodings.map(({ ending }) => ending).join("|");

/** The further ending of a text file that may be compressed. */
export const maybeCompressedPattern = `(?:\\.(?:${compressedEndingsPattern}))?`;

/** Endings of text files, as alternatives. */
export const textEndingsPattern = textEndings.join("|");

/** Names of text files, compressed or not. */
export const textFilesPattern = `\\.(?:${textEndingsPattern})(?:\\.|$)`;

/** Names of compressed files. */
export const compressedFilesPattern = `\\.(?:${textEndingsPattern})\\.(?:${compressedEndingsPattern})$`;

/** Values of Accept-Encoding that accept an encoding. A weight of 0 (`br;q=0`) is a refusal. */
export const acceptEncodingPattern = (encoding: string): string =>
  `(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`;

/** The site's host names, as alternatives. */
export const hostsPattern = ({ host, wwwAlias }: Transport): string =>
  [host, wwwAlias].map(escapePattern).join("|");

/** Comes after the old path of a redirect, whose other forms are redirected, too. */
const otherFormsPattern = "(?:/|\\.html|/index\\.html)?$";

/** A page's path, of now or of before, in each of its forms; to be compared in any case. */
export const anyFormPattern = (path: string): string =>
  `${escapePattern(path.replace(/\/$/, ""))}${otherFormsPattern}`;

/** A scope as a regular expression on the path of the file that is sent, compressed or not: `^/assets/`. */
export function scopePattern(scope: Scope): string {
  if (scope === "everything") return "^/";
  if (scope === "pages") return `\\.html${maybeCompressedPattern}$`;
  if ("prefix" in scope) return `^/${escapePattern(scope.prefix)}`;
  return `^${escapePattern(scope.page === "/" ? "" : scope.page)}/(?:index\\.html${maybeCompressedPattern})?$`;
}
