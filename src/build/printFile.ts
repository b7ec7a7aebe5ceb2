import { createHash } from "node:crypto";
import { printCss } from "./css.ts";
import type { Sheet } from "./sheet.ts";

/** One file for the site: what one page's visit brought, the next page has. */
export function printFile(
  sheet: Sheet,
  classes: ReadonlySet<string>,
): { href: string; files: Map<string, Uint8Array> } {
  const bytes = Buffer.from(printCss(sheet, classes));
  const path = `assets/print-${createHash("sha256").update(bytes).digest("hex").slice(0, 6)}.css`;
  return { href: `/${path}`, files: new Map(bytes.length > 0 ? [[path, bytes]] : []) };
}
