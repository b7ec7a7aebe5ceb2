import type { PageContext } from "../../components/Site/Site.tsx";
import { isListed, type Route } from "../../content/routes.ts";
import { sharedContent } from "../../content/schema.ts";
import type { Bundle } from "../source/bundle.ts";
import type { Document } from "./page.ts";
import { buildTime } from "../lib/clock.ts";
import { classesInHtml, openStyleSheet, wordsInScript } from "./css.ts";
import { type Module, renderDocument } from "./document.ts";
import type { Content } from "../content/content.ts";
import type { PicturePlan } from "../media/planPictures.ts";
import { integrityOf } from "./policy.ts";
import { outputFile, publicPath } from "../lib/urls.ts";
import type { SharePlan } from "../media/socialCards.ts";
import { absolute } from "../lib/urls.ts";
import { structuredData } from "./structuredData.ts";
import type { Typeface } from "../media/font.ts";

/** What the steps before have made for the pages. */
export type Assets = { bundle: Bundle; plan: PicturePlan; typeface: Typeface; shares: SharePlan };

/** A page that could not be rendered: the route, its content file and the reason. */
export class RenderFault extends Error {
  override name = "RenderFault";
}

/**
 * Renders every route to its complete document.
 *
 * @throws RenderFault when a component throws
 */
export function renderRoutes(routes: Route[], content: Content, assets: Assets): Document[] {
  const { bundle, plan, typeface, shares } = assets;
  const { site } = content;
  const context = pageContext(content, assets);
  const pageCss = openStyleSheet(bundle.css);
  const scriptWords = new Map(
    [...bundle.scripts.values()].map(({ href, code }) => [href, wordsInScript(code)]),
  );
  return routes.map((route) => {
    const body = renderBody(bundle, { ...context, route });
    const scripts = [...body.matchAll(/ data-src="([^"]*)"/g)].map((match) => match[1] ?? "");
    const used = new Set([...classesInHtml(body), ...scripts.flatMap((href) => scriptWords.get(href) ?? [])]);
    const html = renderDocument(site, {
      route,
      body,
      css: typeface.css + pageCss(used),
      font: typeface.href,
      inline: bundle.inline,
      modules: modulesOf(route, bundle),
      themeColor: bundle.colors.ground,
      canonical: isListed(route) ? absolute(site.site, route.path) : "",
      share: shares.get(route.path),
      data: structuredData(site, route, plan.pictures),
    });
    return { path: route.path, source: `content/${route.file}`, file: outputFile(route.path), html };
  });
}

/** What all pages are rendered with. Pure, apart from the copyright year. */
const pageContext = ({ site }: Content, { bundle, plan }: Assets): Omit<PageContext, "route"> => ({
  site: sharedContent(site),
  pictures: plan.pictures,
  islands: new Map([...bundle.scripts].map(([name, { href }]) => [name, href])),
  year: buildTime().getUTCFullYear(),
  publicPath: (path: string) => publicPath(path, site.site.urlStyle),
});

function renderBody({ renderPage }: Bundle, context: PageContext): string {
  try {
    return renderPage(context);
  } catch (error) {
    const { path, file } = context.route;
    throw new RenderFault(`${path} (from content/${file}) can't be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The contact page restores a half-written message; that needs a small script without being asked. */
function modulesOf(route: Route, { scripts, files }: Bundle): Module[] {
  const { href } = scripts.get("draft") ?? {};
  if (route.kind !== "contact" || href === undefined) return [];
  return [{ href, integrity: integrityOf(files.get(href.slice(1)) ?? new Uint8Array()) }];
}
