import type { PageContext } from "../../components/Site/Site.tsx";
import { holdsMap, isPublic, type Route } from "../../content/routes.ts";
import { offerCards } from "../../content/related.ts";
import { sharedContent } from "../../content/schema.ts";
import { waitForStyles } from "../../components/StyleSheet/waitForStyles.ts";
import type { DocumentHead } from "../../pages/Document.tsx";
import type { Content } from "../content/content.ts";
import { buildTime } from "../lib/clock.ts";
import { absolute, outputFile, publicPath } from "../../content/urls.ts";
import type { MediaPlan } from "../media/media.ts";
import { cardSize } from "../media/socialCard.ts";
import type { Bundle } from "../source/bundle.ts";
import { openStyleSheet } from "./css.ts";
import { minifyHtml } from "./minify.ts";
import type { Page } from "./page.ts";
import { indexHtml } from "./pageIndex.ts";
import { contentSecurityPolicy, integrityOf } from "./policy.ts";
import { structuredData } from "./structuredData.ts";

/** The bundle and the media plan, which pages refer to. */
export type Assets = { bundle: Bundle; plan: MediaPlan };

/** A page that could not be rendered: the route, its content file and the reason. */
export class RenderError extends Error {
  override name = "RenderError";
}

/**
 * Renders every route to its complete document.
 *
 * @param draft leaves out minifying the HTML
 * @throws RenderError when a component throws
 */
export async function renderPages(
  routes: Route[],
  content: Content,
  assets: Assets,
  { draft = false } = {},
): Promise<Page[]> {
  const context = pageContext(content, assets);
  const { styleSheet } = assets.bundle;
  const subset = openStyleSheet(styleSheet.css);
  const pages: Page[] = [];
  for (const route of routes) {
    const head = documentHead(route, content, assets);
    const rendered = renderRoute(assets.bundle, { ...context, route }, head);
    const css = assets.plan.font.css + subset(firstView(rendered, styleSheet.href));
    const policy = contentSecurityPolicy({
      scripts: [head.inlineScript, head.speculationRules, waitForStyles].filter(
        (script) => script !== undefined,
      ),
      css,
      frame: holdsMap(route) ? content.site.facts.map.embed : undefined,
    });
    const document = completeHead(rendered, { css, policy, preload: assets.plan.font.preload });
    const html = untilFound(draft ? document : await minifyHtml(document));
    const { path, file } = route;
    pages.push({ path, source: file, file: outputFile(path), html, index: indexHtml(html) });
  }
  return pages;
}

/** React writes `hidden` without a value; the browser's own search looks into what is hidden until found (see useFindable). */
const untilFound = (html: string): string =>
  html.replace(/ hidden(?:="")?(?= data-findable)/g, ' hidden="until-found"');

/**
 * Pages that a visitor is about to open are fetched when a link is hovered, pressed or shown long enough (`moderate`), and
 * made ready whole where navigation flags the item with `prefetch`. The browser leaves it all when the visitor saves data.
 * Speculation Rules, WICG; Chromium only.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/(|[^.]+)" }, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: "[data-prefetch]" }, eagerness: "moderate" }],
});

/** The context that all pages share. */
const pageContext = ({ site }: Content, { bundle, plan }: Assets): Omit<PageContext, "route"> => ({
  site: sharedContent(site),
  pictures: plan.pictures.pictures,
  offers: offerCards(site),
  islands: new Map([...bundle.scripts].map(([name, { href }]) => [name, href])),
  styleSheet: bundle.styleSheet.href,
  year: buildTime().getUTCFullYear(),
  publicPath: (path: string) => publicPath(path, site.facts.urlStyle),
});

function documentHead(route: Route, { site }: Content, { bundle, plan }: Assets): DocumentHead {
  const card = plan.cards.get(route.path);
  return {
    inlineScript: bundle.inline,
    speculationRules: isPublic(route) ? speculationRules : undefined,
    modules: modulesOf(route, bundle, site.facts.notices.length > 0),
    themeColor: bundle.colors.ground,
    canonical: isPublic(route) ? absolute(site.facts, route.path) : undefined,
    socialCard: card && { url: `${site.facts.url}/${card.path}`, ...cardSize, alt: card.alt },
    structuredData: structuredData(site, route, plan.pictures.pictures),
  };
}

/**
 * Scripts that a page loads without being asked: client/deferred/page.ts on the contact page, for a half-written message
 * and for whether the office is open, and, while there is a notice, on all.
 */
function modulesOf(route: Route, { scripts, files }: Bundle, hasNotice: boolean): DocumentHead["modules"] {
  if (!(route.kind === "contact" || (hasNotice && isPublic(route)))) return [];
  const href = scripts.get("page")?.href;
  const bytes = files.get(href?.slice(1) ?? "");
  if (!href || !bytes) throw new Error("the bundler made no script of src/client/deferred/page.ts");
  return [{ href, integrity: integrityOf(bytes) }];
}

function renderRoute({ renderPage }: Bundle, context: PageContext, head: DocumentHead): string {
  try {
    return renderPage(context, head);
  } catch (error) {
    const { path, file } = context.route;
    throw new RenderError(`${path} (from content/${file}) can't be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The document as far as its link to the style sheet: what is painted before the sheet is there. */
function firstView(html: string, styleSheet: string): string {
  const [before = "", ...after] = html.split(` href="${styleSheet}"`);
  if (after.length !== 1)
    throw new Error(`the page has ${after.length} links to its style sheet: it must have one <StyleSheet />`);
  return before;
}

/**
 * Adds what depends on the rendered HTML. The policy stands after the preloads of the page's picture, which React puts before
 * the title: Chromium looks ahead of its parser only as far as a policy. Everything that a policy is about follows it.
 * The comments keep Cloudflare from hiding e-mail addresses, as the policy stops the script that would show them again.
 */
function completeHead(
  html: string,
  { css, policy, preload }: { css: string; policy: string; preload: string },
): string {
  if (!html.includes("<title>")) throw new Error("the document has no <title>, which its policy precedes");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `<!DOCTYPE html>${html}`
    .replace("<title>", () => `${meta}${preload}<title>`)
    .replace("</head>", () => `<style>${css}</style></head>`)
    .replace(/(?<=<body>)[^]*(?=<\/body>)/, (body) => `<!--email_off-->${body}<!--/email_off-->`);
}
