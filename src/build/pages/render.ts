import { hash } from "node:crypto";
import type { PageContext } from "../../components/Site/Site.tsx";
import { formService, framesOf, isPublic, type Route } from "../../content/routes.ts";
import { newsItems } from "../../content/news.ts";
import { offerCards } from "../../content/related.ts";
import type { DocumentHead } from "../../pages/Document.tsx";
import { placeholders } from "../../pages/placeholders.ts";
import type { Content } from "../content/content.ts";
import type { YamlFile } from "../content/yaml.ts";
import { buildTime } from "../lib/clock.ts";
import { absolute, outputFile, publicPath } from "../../content/urls.ts";
import type { MediaPlan } from "../media/media.ts";
import { cardSize } from "../media/socialCardPanel.ts";
import type { Bundle } from "../source/bundle.ts";
import { rulesFor } from "../source/css.ts";
import { contentSecurityPolicy, indexHtml, type Page, PageError } from "./page.ts";
import { structuredData } from "./structuredData.ts";
import * as attribute from "../../styles/attributes.ts";

export type Assets = { bundle: Bundle; plan: MediaPlan };

/**
 * Renders all pages to complete documents.
 *
 * @param draft whether to skip minifying the HTML, and to show the places of missing photographs
 * @throws PageError if a component throws
 */
export async function renderPages(content: Content, assets: Assets, { draft = false } = {}): Promise<Page[]> {
  const context = pageContext(content, assets);
  const { minifyHtml, styleSheet } = assets.bundle;
  const { facts } = content.site;
  const rendered = content.routes.map((route) => {
    const head = documentHead(route, content, assets);
    const html = renderRoute(assets.bundle, { ...context, route, draft }, head, route.yaml);
    const index = indexHtml(html);
    if (!index.assets.includes(styleSheet.href)) throw new Error(`${route.path} has no <StyleSheet />`);
    return { route, head, html, index };
  });
  // Extracts the rules that any page needs above the fold. To save time, each page's rules are then extracted
  // from this subset, which is a tenth of the style sheet.
  const aboveFold = rulesFor(
    rendered.flatMap(({ index }) => index.classesAboveFold),
    styleSheet.screenCss,
  );
  const pages: Page[] = [];
  for (const { route, head, html, index } of rendered) {
    const css = assets.plan.font.css + rulesFor(index.classesAboveFold, aboveFold);
    const policy = contentSecurityPolicy({
      scripts: [head.inlineScript, head.speculationRules ?? [], waitForStyles].flat(),
      css,
      frames: framesOf(route, facts),
      analytics: isPublic(route) ? facts.analytics?.script : undefined,
      form: formService(route),
    });
    const document = html
      .replace(placeholders.policy, () => policy)
      .replace(placeholders.styles, () => css)
      // Disables Cloudflare's e-mail obfuscation, whose script the policy would block.
      .replace(placeholders.bodyStart, "<!--email_off-->")
      .replace(placeholders.bodyEnd, "<!--/email_off-->");
    const { path, yaml } = route;
    const finished = draft ? document : await minifyHtml(document);
    pages.push({ path, yaml, file: outputFile(path), html: finished, index });
  }
  return pages;
}

/**
 * This no-op script makes Firefox wait for the style sheet before painting the content below, because scripts
 * wait for preceding style sheets (HTML standard, "style sheet that is blocking scripts").
 */
const waitForStyles = "0";

/**
 * Speculation Rules (WICG), which only Chromium supports. A link is prefetched when it is hovered or pressed,
 * or has been in view for a while (`moderate`). Links with `prefetch` in navigation.yaml are prerendered.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/(|[^.]+)" }, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: `[${attribute.prefetch}]` }, eagerness: "moderate" }],
});

const pageContext = (
  { site, wordmark }: Content,
  { bundle, plan }: Assets,
): Omit<PageContext, "route" | "draft"> => ({
  site,
  pictures: plan.pictures.pictures,
  offers: offerCards(site),
  news: newsItems(site),
  islands: bundle.scripts,
  styleSheet: bundle.styleSheet.href,
  waitForStyles,
  wordmarkRatio: wordmark?.ratio,
  year: buildTime().getUTCFullYear(),
  publicPath: (path: string) => publicPath(path, site.facts.urlStyle),
});

function documentHead(route: Route, content: Content, { bundle, plan }: Assets): DocumentHead {
  const { site } = content;
  const card = plan.cards.get(route.path);
  return {
    font: plan.font.href,
    inlineScript: bundle.inline,
    speculationRules: isPublic(route) ? speculationRules : undefined,
    module: moduleOf(route, bundle, site.facts.notices.length > 0),
    themeColor: bundle.colors.deepBackground,
    canonical: isPublic(route) ? absolute(site.facts, route.path) : undefined,
    socialCard: card && { url: `${site.facts.url}/${card.path}`, ...cardSize, alt: card.alt },
    structuredData: structuredData(content, route, plan.pictures.pictures),
  };
}

/**
 * The module script that loads without interaction. The contact page needs it for the form's saved draft and the
 * opening status, the other public pages while content has a notice.
 */
function moduleOf(route: Route, { scripts, files }: Bundle, hasNotice: boolean): DocumentHead["module"] {
  if (!(route.kind === "contact" || (hasNotice && isPublic(route)))) return undefined;
  const href = scripts.get("page") as string;
  const digest = hash("sha384", files.get(href.slice(1)) as Uint8Array, "base64");
  return { href, integrity: `sha384-${digest}` };
}

function renderRoute(
  { renderPage }: Bundle,
  context: PageContext,
  head: DocumentHead,
  { file }: YamlFile,
): string {
  try {
    return renderPage(context, head);
  } catch (error) {
    const reason = `can't be rendered: ${(error as Error).message}`;
    throw new PageError(`${context.route.path} (from ${file}) ${reason}`, { cause: error });
  }
}
