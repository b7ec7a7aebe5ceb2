/** Folders of dist whose file names contain a content hash. */
export const hashedFolders = ["assets", "images", "share"];

/** Cache-Control of files in these folders, and of every other response. */
export const cacheControl = { hashed: "public, max-age=31536000, immutable", other: "no-cache" };

/**
 * Browser features that track visitors or access their devices, and those that cross-origin frames may use by
 * default. Other features are closed to such frames anyway, and header fields are not compressed, so the list
 * is short. Chromium logs a console warning for features it does not support.
 */
const refusedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "idle-detection",
  "local-fonts",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "serial",
  "storage-access",
  "usb",
];

/**
 * Header fields of every response, besides Cache-Control. The Content-Security-Policy here has only the
 * directives that a `<meta>` policy can't contain; pages/policy.ts makes the rest.
 *
 * @param form URL of the contact form's service, if it has one
 */
export function responseFields(form?: string): Record<string, string> {
  const formTargets = ["'self'", "mailto:", ...(form ? [new URL(form).origin] : [])].join(" ");
  return {
    "Content-Security-Policy": `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action ${formTargets}; require-trusted-types-for 'script'; trusted-types 'none'`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** Cache-Control of a file of dist. */
export const cacheControlOf = (file: string): string =>
  hashedFolders.includes(file.split("/")[0] ?? "") ? cacheControl.hashed : cacheControl.other;
