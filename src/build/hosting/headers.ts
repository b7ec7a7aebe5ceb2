import { outputFile } from "../../content/urls.ts";

/**
 * Which answers a rule is for. Few forms on purpose: every host must be able to say them.
 * `prefix` is the start of a path in dist, as `assets/`; `page` is a path of the route table.
 */
export type Scope = "everything" | "pages" | { prefix: string } | { page: string };

/** Header fields for a scope. A later rule overrides an earlier one; an empty value removes the field. */
export type HeaderRule = { scope: Scope; fields: Record<string, string> };

/**
 * Beginnings of paths whose files other sites may show: pictures for link previews, those that the sitemap offers to image
 * search, and the icons, which are the logo.
 */
const embeddable = ["share/", "images/", "icon-"];

/** Names below these folders change with their content. */
export const hashedFolders = ["assets/", "images/", "share/"];

/**
 * Features of browsers that spy on visitors or reach their devices, and those that frames of other sites may use by default.
 * Others are closed to such frames anyway, and a list of them would lengthen every response: header fields are not compressed.
 * Only such as Chromium knows: it complains of others in the console.
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
 * Every header field that a host sends of its own accord. A field for all pages or for one is one line here.
 * Content-Security-Policy is the part that a page can't say of itself: the rest stands in its `<meta>`.
 *
 * @param embedding paths of pages that show a frame of another site, which COEP would block
 */
export function headerRules(embedding: string[]): HeaderRule[] {
  return [
    {
      scope: "everything",
      fields: {
        "Cache-Control": "no-cache",
        "Content-Security-Policy":
          "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self' mailto:; require-trusted-types-for 'script'; trusted-types 'none'",
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
        "Cross-Origin-Embedder-Policy": "require-corp",
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

/** The header fields of an answer that sends this file. */
export function fieldsFor(rules: HeaderRule[], file: string): Record<string, string> {
  const applying = rules.filter(({ scope }) => covers(scope, file)).map(({ fields }) => fields);
  return Object.fromEntries(
    Object.entries(Object.assign({}, ...applying)).filter(([, value]) => value),
  ) as Record<string, string>;
}

function covers(scope: Scope, file: string): boolean {
  if (scope === "everything") return true;
  if (scope === "pages") return file.endsWith(".html");
  return "prefix" in scope ? file.startsWith(scope.prefix) : file === outputFile(scope.page);
}
