import { absolute } from "../lib/urls.ts";
import { mailtoHref } from "../../content/contacts.ts";
import { isListed, type Route } from "../../content/routes.ts";
import type { SiteFacts } from "../../content/site.ts";
import type { Page } from "../pages/page.ts";
import { speculationFile, speculationRules } from "../hosting/headers.ts";
import type { HostingTable } from "../hosting/table.ts";

/**
 * The files beside the pages: sitemap.xml, robots.txt, security.txt, and a page for each redirect where the host has no
 * rule for it.
 */
export function siteFiles(
  site: SiteFacts,
  routes: Route[],
  pages: Page[],
  hosting: HostingTable,
): Map<string, string> {
  return new Map([
    ["sitemap.xml", sitemap(site, routes, pages)],
    [".well-known/security.txt", securityTxt(site)],
    [speculationFile, speculationRules],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`],
    ...[...hosting.redirects].map(
      ([from, to]) => [`${from.slice(1)}/index.html`, redirectPage(site, to)] as const,
    ),
  ]);
}

/**
 * Every page with the pictures in it (sitemaps.org; Google's image extension). There is no `lastmod`: the build
 * doesn't know when a page changed in substance.
 */
function sitemap(site: SiteFacts, routes: Route[], pages: Page[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entries = routes.filter(isListed).map(({ path }) => {
    const images = widest(byPath.get(path)?.index.images ?? []).map(
      (image) => `<image:image><image:loc>${escapeXml(site.url + image)}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(absolute(site, path))}</loc>${images.join("")}</url>`;
  });
  const own = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const image = "http://www.google.com/schemas/sitemap-image/1.1";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${own}" xmlns:image="${image}">${entries.join("")}</urlset>\n`;
}

/** Address of the widest WebP of each picture that a page shows, in the page's order. */
function widest(images: string[]): string[] {
  const widths = new Map<string, number>();
  for (const [, stem = "", width] of images.join().matchAll(/(\/images\/[\w-]+)-(\d+)\.webp/g))
    widths.set(stem, Math.max(widths.get(stem) ?? 0, Number(width)));
  return [...widths].map(([stem, width]) => `${stem}-${width}.webp`);
}

/** How to report a weakness (RFC 9116). The day on which it runs out is content, so that builds stay repeatable. */
const securityTxt = ({ url, email, security }: SiteFacts): string =>
  [
    `Contact: ${mailtoHref(email)}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");

function redirectPage(site: SiteFacts, to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${site.url}${to}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}

/** Escapes a text for XML. */
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
