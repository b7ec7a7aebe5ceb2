import { feedPath, newsItems } from "../../content/news.ts";
import type { Site } from "../../content/schema.ts";
import type { Content } from "../content/content.ts";
import { absolute, hashedFolders, newsPath } from "../../content/urls.ts";
import { isPublic, type Route } from "../../content/routes.ts";
import { mailtoHref } from "../../content/contacts.ts";
import type { SiteFacts } from "../../content/site.ts";
import { vcard, vcardPath } from "../../content/vcard.ts";
import type { Page } from "../pages/page.ts";
import { placedTexts, problemAt } from "../content/yaml.ts";
import { escapeXml } from "../lib/escapeXml.ts";
import { foldersOf } from "../lib/files.ts";
import { throwProblems } from "../lib/problems.ts";
import { quoted } from "../../content/quoted.ts";
import { hostFiles } from "../../hosting/hostFiles.ts";
import { type HostingTable, hostingTable } from "../../hosting/table.ts";
import { joinFiles } from "./distFiles.ts";

/** Creates the sitemap, the feed and other text files. */
export function siteFiles({ site, routes }: Content, pages: Page[]): Map<string, string> {
  const { facts } = site;
  const feed = newsFeed(site);
  return new Map([
    [vcardPath.slice(1), vcard(facts)],
    ...(feed ? [[feedPath.slice(1), feed] as const] : []),
    ["sitemap.xml", sitemap(facts, routes, pages)],
    [".well-known/security.txt", securityTxt(facts)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`],
  ]);
}

/**
 * Creates a sitemap (sitemaps.org) with Google's image extension. It has no `lastmod`, because the build
 * can't tell when a page's content last changed.
 */
function sitemap(facts: SiteFacts, routes: Route[], pages: Page[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entries = routes.filter(isPublic).map(({ path }) => {
    const images = widest(byPath.get(path)?.index.images ?? []).map(
      (image) => `<image:image><image:loc>${escapeXml(facts.url + image)}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(absolute(facts, path))}</loc>${images.join("")}</url>`;
  });
  const own = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const image = "http://www.google.com/schemas/sitemap-image/1.1";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${own}" xmlns:image="${image}">${entries.join("")}</urlset>\n`;
}

function widest(images: string[]): string[] {
  const widths = new Map<string, number>();
  for (const [, stem = "", width] of images.join().matchAll(/(\/images\/[\w-]+)-(\d+)\.webp/g))
    widths.set(stem, Math.max(widths.get(stem) ?? 0, Number(width)));
  return [...widths].map(([stem, width]) => `${stem}-${width}.webp`);
}

/** Creates security.txt (RFC 9116). The expiry date comes from content to keep builds reproducible. */
const securityTxt = ({ url, email, security }: SiteFacts): string =>
  [
    `Contact: ${mailtoHref(email)}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");

/** Creates an Atom feed (RFC 4287) of the news. Returns undefined if there are no articles. */
export function newsFeed(site: Site): string | undefined {
  const { facts, newsPage } = site;
  const items = newsItems(site);
  const [newest] = items;
  if (!newest) return undefined;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const link = (href: string, rel: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
  const head = (path: string, title: string, date: string) =>
    element("id", absolute(facts, path)) +
    element("title", title) +
    element("updated", `${date}T00:00:00+05:00`) +
    link(absolute(facts, path), "alternate");
  const entries = items.map(
    ({ href, title, date, description }) =>
      `<entry>${head(href, title, date)}${element("summary", description)}</entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    head(newsPath, `${newsPage.heading} | ${facts.name}`, newest.date),
    link(facts.url + feedPath, "self"),
    `<author>${element("name", facts.name)}</author>`,
    ...entries,
    "</feed>\n",
  ].join("");
}

/** Adds redirects and the configuration of hosts to the files of the site. */
export function hostSite(content: Content, own: ReadonlyMap<string, Uint8Array>, statics: string) {
  const hosting = hostingTable(content);
  const files = joinFiles(statics, own, redirectPages(content, hosting, own));
  return { hosting, files: joinFiles(statics, files, hostFiles(hosting, files)) };
}

/**
 * Creates an HTML page that redirects for each redirected path, because some hosts don't support redirect rules.
 * Search engines treat it like a permanent redirect.
 *
 * @param files all other files of dist, by path
 * @throws ContentError for redirects from a file of the site, because the page would take the file's place
 */
export function redirectPages(
  { site, sources }: Content,
  hosting: HostingTable,
  files: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const taken = new Set([...files.keys()].map((path) => path.toLowerCase()));
  throwProblems(
    placedTexts(sources, "formerUrl").flatMap(({ yaml, path, value }) => {
      const conflict = conflictOf(value.slice(1).toLowerCase(), taken);
      return conflict
        ? problemAt(yaml, path, `is ${quoted(value)}, which ${conflict}: remove this redirect`)
        : [];
    }),
  );
  return new Map(
    [...hosting.redirects].map(([from, to]) => [`${from.slice(1)}/index.html`, redirectPage(site.facts, to)]),
  );
}

function conflictOf(from: string, taken: ReadonlySet<string>): string | undefined {
  if (from === "index.html") return "already opens the home page on every host";
  if (taken.has(from)) return "is a file of this site";
  const file = foldersOf(from).find((folder) => taken.has(folder));
  if (file) return `is below the file /${file}`;
  const folder = hashedFolders.find((name) => `${from}/`.startsWith(name));
  return folder && `is in the folder /${folder}, which browsers keep for a year`;
}

function redirectPage(facts: SiteFacts, to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${facts.url}${to.replace(/#.*/, "")}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}
