import { hashedFolders, outputFile } from "../content/urls.ts";

/**
 * The responses to which a rule applies. There are only four kinds, because every host must support them.
 * `prefix` is the start of a path in dist, such as `assets/`. `page` is a route's path.
 */
export type Scope = "everything" | "pages" | { prefix: string } | { page: string };

export type HeaderRule = { scope: Scope; fields: Record<string, string> };

/** Path prefixes of pictures and icons that other sites may embed, for example in link previews. */
const embeddable = ["share/", "images/", "icon-"];

/**
 * Browser features that track visitors, access their devices, or are allowed in cross-origin frames by
 * default. The list is kept short for two reasons: header fields are not compressed, and Chromium logs a
 * warning for each feature that it does not support.
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
 * Returns rules for all header fields that hosts send. The Content-Security-Policy does not specify which
 * scripts, styles and pictures a page may load: build/pages/page.ts puts those directives into each page's
 * `<meta>`.
 *
 * @param embedding paths of pages with a cross-origin frame, which COEP would block
 * @param form URL of the contact form's service, if there is one
 * @param analytics whether pages load a cross-origin script, whose server may not permit embedding
 */
export function headerRules(
  embedding: string[],
  { form, analytics = false }: { form?: string | undefined; analytics?: boolean } = {},
): HeaderRule[] {
  const formTargets = ["'self'", "mailto:", ...(form ? [new URL(form).origin] : [])].join(" ");
  return [
    {
      scope: "everything",
      fields: {
        "Cache-Control": "no-cache",
        "Content-Security-Policy": `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action ${formTargets}; require-trusted-types-for 'script'; trusted-types 'none'`,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    {
      scope: "pages",
      fields: {
        "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": analytics ? "credentialless" : "require-corp",
      },
    },
    ...embedding.map((page) => ({ scope: { page }, fields: { "Cross-Origin-Embedder-Policy": "" } })),
    ...hashedFolders.map((prefix) => ({
      scope: { prefix },
      fields: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
    ...embeddable.map((prefix) => ({
      scope: { prefix },
      fields: { "Cross-Origin-Resource-Policy": "cross-origin" },
    })),
  ];
}

export function fieldsFor(rules: HeaderRule[], file: string): Record<string, string> {
  const applying = rules.filter(({ scope }) => covers(scope, file));
  const fields = new Map(applying.flatMap(({ fields }) => Object.entries(fields)));
  return Object.fromEntries([...fields].filter(([, value]) => value));
}

function covers(scope: Scope, file: string): boolean {
  if (scope === "everything") return true;
  if (scope === "pages") return file.endsWith(".html");
  return "prefix" in scope ? file.startsWith(scope.prefix) : file === outputFile(scope.page);
}
