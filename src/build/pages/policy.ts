import { hash } from "node:crypto";

/** Sources that a page may load in addition to same-origin files. */
type Allowed = {
  scripts: string[];
  css: string;
  frames?: string[];
  /** URL of the analytics script. The script sends its counts to the origin that serves it. */
  analytics?: string | undefined;
  form?: string | undefined;
};

/**
 * Creates the Content-Security-Policy for a page's `<meta>`. hosting/headers.ts sends a second policy
 * for all files, with `frame-ancestors`, which browsers ignore in a `<meta>`.
 */
export function contentSecurityPolicy({ scripts, css, frames = [], analytics, form }: Allowed): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource), ...originsOf(analytics)].join(" "),
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(analytics, form)].join(" "),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [["frame-src", ...originsOf(...frames)].join(" ")] : []),
  ].join(";");
}

const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
];

/** Creates a CSP hash source for an inline script or style: the SHA-256 of its text in Base64. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
