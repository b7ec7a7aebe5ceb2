import { createHash } from "node:crypto";

/** What a page is allowed, beside files of its own site. */
type Allowed = {
  /** Texts of the inline scripts that browsers run. JSON-LD is data and needs no hash. */
  scripts: string[];
  /** Text of the inline style sheet. */
  css: string;
  /** Address of a frame of another site. */
  frame?: string | undefined;
};

/**
 * The Content-Security-Policy that a page carries in its own `<meta>`: nothing but what the page holds.
 * hosting/headers.ts adds the directives that work in headers only.
 */
export function contentSecurityPolicy({ scripts, css, frame }: Allowed): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(" ")}`,
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frame ? [`frame-src ${new URL(frame).origin}`] : []),
  ].join(";");
}

/** CSP hash source of an inline script or style: base64 of the SHA-256 of its exact text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Subresource integrity of a script file: its SHA-384 in base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
