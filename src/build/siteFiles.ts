import { publicPath } from "./routes.ts";
import { isListed, type Route } from "../content/routes.ts";
import type { SiteFacts } from "../content/site.ts";
import { escapeHtml } from "./document.ts";
import { speculationFile, speculationRules } from "./speculation.ts";
import type { HostingTable } from "./hosting/table.ts";

/** The files beside the pages: sitemap.xml, robots.txt, and a page for each redirect where the host has no rule for it. */
export function siteFiles(site: SiteFacts, routes: Route[], hosting: HostingTable): Map<string, string> {
  const addresses = routes.filter(isListed).map((route) => absolute(site, route.path));
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return new Map([
    [
      "sitemap.xml",
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${entries.join("")}</urlset>\n`,
    ],
    [speculationFile, speculationRules],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`],
    ...[...hosting.redirects].map(
      ([from, to]) => [`${from.slice(1)}/index.html`, redirectPage(site, to)] as const,
    ),
  ]);
}

/** A page's full address, as canonical links and the sitemap write it. */
export const absolute = (site: SiteFacts, path: string): string => site.url + publicPath(path, site.urlStyle);

function redirectPage(site: SiteFacts, to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${site.url}${to}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}
