import type { Site } from "../content/schema.ts";
import { isListed, type Route } from "../content/routes.ts";
import { publicPath } from "./routes.ts";

/** How a host should answer: the one table from which the preview server and the host files are made. */
export type HostingTable = {
  /** Paths of pages, each with the file that answers. */
  pages: Map<string, string>;
  /** Permanent redirects, from path to path; the query is kept. */
  redirects: Map<string, string>;
  errorPages: { notFound: string; serverError: string };
  /** Header fields of an answer, by the path of the file that is sent. */
  headersFor: (file: string) => Record<string, string>;
};

/** Sector cards of the specification spell two paths differently from its route table; both spellings stay alive. */
const oldSpellings = new Map([
  ["/solutions/railways-hvac", "/solutions/railways-solution"],
  ["/solutions/cold-storage", "/solutions/cold-rooms"],
]);

/** Media types of everything that dist can hold. */
export const mediaTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  ico: "image/x-icon",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Builds the table for this site. */
export function hostingTable(site: Site, routes: Route[]): HostingTable {
  const listed = routes.filter(isListed).map((route) => route.path);
  const style = site.site.urlStyle;
  const redirects = new Map<string, string>();
  for (const [from, to] of oldSpellings) {
    if (listed.includes(to) && !listed.includes(from)) redirects.set(from, publicPath(to, style));
  }
  return {
    pages: new Map(
      listed.map((path) => [
        publicPath(path, style),
        path === "/" ? "index.html" : `${path.slice(1)}/index.html`,
      ]),
    ),
    redirects,
    errorPages: { notFound: "404.html", serverError: "500.html" },
    headersFor: (file) => ({ ...security, ...isolation(file), "Cache-Control": caching(file) }),
  };
}

const security = {
  "Content-Security-Policy":
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self' mailto:",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** COEP would block the map's frame, so the contact page does without it. */
function isolation(file: string): Record<string, string> {
  if (!file.endsWith(".html")) return { "Cross-Origin-Resource-Policy": "same-origin" };
  return file === "contact/index.html" ? {} : { "Cross-Origin-Embedder-Policy": "require-corp" };
}

/** Names in assets/ and images/ change with their content; everything else is asked for again. */
function caching(file: string): string {
  return /^(assets|images)\//.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
}
