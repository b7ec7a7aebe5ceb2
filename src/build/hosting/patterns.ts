import type { Scope } from "./headers.ts";
import { contentEncodings } from "./mediaTypes.ts";

/** Escapes a text for a regular expression of any server. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const compressed = `(?:\\.(?:${contentEncodings.map(({ ending }) => ending).join("|")}))?`;

/** A scope as a regular expression on the path of the file that is sent, compressed or not: `^/assets/`. */
export function scopePattern(scope: Scope): string {
  if (scope === "everything") return "^/";
  if (scope === "pages") return `\\.html${compressed}$`;
  if ("prefix" in scope) return `^/${escapePattern(scope.prefix)}`;
  return `^${escapePattern(scope.page === "/" ? "" : scope.page)}/(?:index\\.html${compressed})?$`;
}
