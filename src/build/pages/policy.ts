import { createHash } from "node:crypto";
import type { SiteFacts } from "../../content/site.ts";

/**
 * The Content-Security-Policy that a page carries in its own `<meta>`: nothing but what the page holds.
 * hosting/headers.ts has what works in headers only, and what guards against injected markup that no page has.
 */
export function contentSecurityPolicy(page: {
  scripts: string[];
  styles: string[];
  body: string;
  site: SiteFacts;
}): string {
  const frame = page.body.includes("<iframe") ? [`frame-src ${new URL(page.site.map.embed).origin}`] : [];
  return [
    "default-src 'none'",
    `script-src 'self' ${page.scripts.map(hashSource).join(" ")}`,
    `style-src ${page.styles.map(hashSource).join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...frame,
  ].join(";");
}

/** CSP hash source of an inline script or style: base64 of the SHA-256 of its exact text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Subresource integrity of a script file: its SHA-384 in base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
