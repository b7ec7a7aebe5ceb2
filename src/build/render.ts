import type { PageContext } from "../components/Site/Site.tsx";
import { isListed, type Route } from "../content/routes.ts";
import type { Bundle, Script } from "./bundle.ts";
import type { Page } from "./check.ts";
import { classesIn, pageCss, parseSheet, type Sheet } from "./css.ts";
import { renderDocument } from "./document.ts";
import type { PicturePlan } from "./images.ts";
import type { Content } from "./load.ts";
import { outputFile, publicPath } from "./routes.ts";
import { absolute } from "./siteFiles.ts";

/** A page that could not be rendered: the route, its content file and the reason. */
export class RenderFault extends Error {
  override name = "RenderFault";
}

/** What each page is rendered with, apart from its route. */
export type RenderInput = Omit<PageContext, "route"> & { bundle: Bundle; sheet: Sheet };

/** Renders every route. */
export function renderRoutes(
  routes: Route[],
  { site }: Content,
  bundle: Bundle,
  { pictures }: PicturePlan,
): Page[] {
  const input: RenderInput = {
    site,
    bundle,
    sheet: parseSheet(bundle.css),
    pictures,
    islands: new Map([...bundle.scripts].map(([name, script]) => [name, script.href])),
    year: copyrightYear(),
    publicPath: (path) => publicPath(path, site.site.urlStyle),
  };
  return routes.map((route) => renderRoute(route, input));
}

/** The build's only clock. SOURCE_DATE_EPOCH, in seconds, stands in for it where builds must be repeatable. */
export function copyrightYear(epoch = process.env["SOURCE_DATE_EPOCH"]): number {
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000).getUTCFullYear();
}

/**
 * Renders one route to its complete document. Pure: the same input gives the same text.
 *
 * @throws RenderFault when a component throws
 */
export function renderRoute(route: Route, input: RenderInput): Page {
  const { bundle, sheet, ...context } = input;
  const body = renderBody(route, bundle, context);
  const scripts = [...body.matchAll(/data-island="(\w+)"/g)].map((match) =>
    bundle.scripts.get(match[1] ?? ""),
  );
  const modules = deferredFor(route, bundle);
  const text = [body, ...[...scripts, ...modules].map((script) => script?.code ?? "")].join("\n");
  const tints = new Set([...body.matchAll(/tint-([0-9a-f]{3})\b/g)].map((match) => match[1] ?? ""));
  const html = renderDocument(context.site, {
    route,
    body,
    css: pageCss(sheet, classesIn(text, sheet), tints),
    inline: bundle.inline,
    modules: modules.map((script) => script.href),
    canonical: isListed(route) ? absolute(context.site.site, route.path) : "",
    shareImage: undefined,
  });
  return { path: route.path, source: `content/${route.file}`, file: outputFile(route.path), html };
}

function renderBody(route: Route, bundle: Bundle, context: Omit<PageContext, "route">): string {
  try {
    return bundle.renderPage({ ...context, route });
  } catch (error) {
    throw new RenderFault(
      `${route.path} (from content/${route.file}) can't be rendered: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

/** The contact page restores a half-written message; that needs a small script without being asked. */
function deferredFor(route: Route, { scripts }: Bundle): Script[] {
  const draft = scripts.get("draft");
  return route.kind === "contact" && draft ? [draft] : [];
}
