import type { PageContext } from "../../components/Site/Site.tsx";
import { isListed, type Route } from "../../content/routes.ts";
import { offerCards } from "../../content/related.ts";
import { sharedContent } from "../../content/schema.ts";
import type { DocumentHead } from "../../pages/Document.tsx";
import type { Content } from "../content/content.ts";
import { inlineSpeculationRules } from "../hosting/headers.ts";
import { buildTime } from "../lib/clock.ts";
import { absolute, outputFile, publicPath } from "../lib/urls.ts";
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
 * Renders every route to its complete document, one after another: minified all at once, they would fill the memory.
 *
 * @param draft leaves out minifying, of HTML and of styles
 * @throws RenderError when a component throws
 */
export async function renderPages(
  routes: Route[],
  content: Content,
  assets: Assets,
  { draft = false } = {},
): Promise<Page[]> {
  const context = pageContext(content, assets);
  const styleSheet = openStyleSheet(assets.bundle, draft);
  const pages: Page[] = [];
  for (const route of routes) {
    const head = documentHead(route, content, assets);
    const rendered = renderRoute(assets.bundle, { ...context, route }, head);
    const css = assets.plan.font.css + styleSheet(rendered);
    const policy = contentSecurityPolicy({
      scripts: isListed(route) ? [head.inlineScript, head.speculationRules] : [head.inlineScript],
      css,
      frame: rendered.includes("<iframe") ? content.site.site.map.embed : undefined,
    });
    const document = addStylesAndPolicy(rendered, css, policy);
    const html = draft ? document : await minifyHtml(document);
    const { path, file } = route;
    pages.push({ path, source: `content/${file}`, file: outputFile(path), html, index: indexHtml(html) });
  }
  return pages;
}

/** The context that all pages share. */
const pageContext = ({ site }: Content, { bundle, plan }: Assets): Omit<PageContext, "route"> => ({
  site: sharedContent(site),
  pictures: plan.pictures.pictures,
  offers: offerCards(site),
  islands: new Map([...bundle.scripts].map(([name, { href }]) => [name, href])),
  year: buildTime().getUTCFullYear(),
  publicPath: (path: string) => publicPath(path, site.site.urlStyle),
});

function documentHead(route: Route, { site }: Content, { bundle, plan }: Assets): DocumentHead {
  const card = plan.cards.get(route.path);
  return {
    inlineScript: bundle.inline,
    speculationRules: inlineSpeculationRules,
    modules: modulesOf(route, bundle),
    themeColor: bundle.colors.ground,
    canonical: isListed(route) ? absolute(site.site, route.path) : "",
    socialCard: card && { url: `${site.site.url}/${card.path}`, ...cardSize, alt: card.alt },
    structuredData: structuredData(site, route, plan.pictures.pictures),
  };
}

/** The contact page restores a half-written message and tells whether the office is open, without being asked. */
function modulesOf(route: Route, { scripts, files }: Bundle): DocumentHead["modules"] {
  const { href } = scripts.get("contact") ?? {};
  if (route.kind !== "contact" || href === undefined) return [];
  return [{ href, integrity: integrityOf(files.get(href.slice(1)) ?? new Uint8Array()) }];
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

/** Adds what depends on the rendered HTML. */
function addStylesAndPolicy(html: string, css: string, policy: string): string {
  const charset = '<meta charSet="utf-8"/>';
  const meta = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `<!DOCTYPE html>${html}`
    .replace(charset, () => meta)
    .replace("</head>", () => `<style>${css}</style></head>`);
}
