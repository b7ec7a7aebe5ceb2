import { isListed, type Route } from "../../content/routes.ts";
import type { SharedContent } from "../../content/schema.ts";
import { escapeHtml } from "../lib/html.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { shareSize } from "../media/socialCardText.ts";
import type { SharePicture } from "../media/socialCards.ts";
import { inlineSpeculationRules } from "../hosting/speculation.ts";

/** A module that a page loads by itself, with the hash that the browser compares. */
export type Module = { href: string; integrity: string };

/** A rendered page, ready to be put into its shell. */
export type Rendered = {
  route: Route;
  /** HTML of the body. */
  body: string;
  /** The page's share of the style sheet. */
  css: string;
  /** Address of the typeface. */
  font: string;
  inline: string;
  modules: Module[];
  /** Colour of the browser's own frame: that of the band at the top, the same in both themes. */
  themeColor: string;
  /** Absolute address of the page. */
  canonical: string;
  share: SharePicture | undefined;
  /** What the page says, in JSON-LD. No script of the policy: browsers don't run it. */
  data: string | undefined;
};

/** Puts a rendered page into its HTML document, with the policy that allows just what it holds. */
export function renderDocument(site: SharedContent, page: Rendered): string {
  const { route, body, css, font, inline, modules, themeColor, canonical, share, data } = page;
  const { title, description } = route.page;
  const listed = isListed(route);
  const policy = contentSecurityPolicy({
    scripts: listed ? [inline, inlineSpeculationRules] : [inline],
    styles: [css],
    body,
    site: site.site,
  });
  const tags = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width">',
    // After the viewport: without that, a phone would ask for the picture of a desktop.
    ...preloadOf(body),
    // Chromium holds the first paint back for this for at most 100 ms.
    `<link rel="preload" as="font" crossorigin href="${font}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<style>${css}</style>`,
    // After the styles: nothing depends on the order, but so the page packs smaller.
    `<script>${inline}</script>`,
    ...(!listed
      ? ['<meta name="robots" content="noindex">']
      : [
          `<script type="speculationrules">${inlineSpeculationRules}</script>`,
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...(data ? [`<script type="application/ld+json">${data}</script>`] : []),
          property("og:type", "website"),
          property("og:site_name", site.site.name),
          property("og:title", title),
          property("og:description", description),
          property("og:url", canonical),
          ...(share ? sharePicture(site, share) : []),
        ]),
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${themeColor}">`,
    ...modules.map(
      ({ href, integrity }) => `<script type="module" src="${href}" integrity="${integrity}"></script>`,
    ),
  ];
  return `<!doctype html><html lang="en"><head>${tags.join("")}</head><body>${body}</body></html>`;
}

/**
 * Asks for the page's eager picture. Chromium doesn't look ahead past a policy, so that it would find the picture only
 * when it has parsed all before. Browsers that don't know the format leave this, and find the picture as ever.
 */
function preloadOf(body: string): string[] {
  const first =
    /<source type="image\/avif" srcSet=("[^"]*")(?: sizes=("[^"]*"))?\/><source[^>]*><img [^>]*fetchPriority="high"/;
  const [, srcSet, sizes] = first.exec(body) ?? [];
  if (srcSet === undefined) return [];
  const which = `imagesrcset=${srcSet}${sizes ? ` imagesizes=${sizes}` : ""}`;
  return [`<link rel="preload" as="image" type="image/avif" ${which} fetchpriority="high">`];
}

/** The size lets a network show the card at once, before it has fetched the picture. Twitter takes the rest from here. */
const sharePicture = (site: SharedContent, { path, alt }: SharePicture) => [
  property("og:image", `${site.site.url}/${path}`),
  property("og:image:width", String(shareSize.width)),
  property("og:image:height", String(shareSize.height)),
  property("og:image:alt", alt),
  '<meta name="twitter:card" content="summary_large_image">',
];

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
