import type { PageContext } from "../components/Site/Site.tsx";
import type { Route } from "../content/routes.ts";
import { sharedContent } from "../content/schema.ts";
import type { Bundle } from "./bundle.ts";
import type { Document } from "./check.ts";
import { buildTime } from "./clock.ts";
import { finishPage } from "./finishPage.ts";
import type { Content } from "./load.ts";
import type { PicturePlan } from "./planPictures.ts";
import { RenderFault, type RenderPage } from "./renderer.ts";
import { publicPath } from "./routes.ts";
import type { SharePlan } from "./sharePictures.ts";
import { structuredData } from "./structuredData.ts";
import { type Body, bodyOf, styleBodies, type Styling } from "./styling.ts";
import type { Typeface } from "./typeface.ts";

/** What the steps before made of the sources. */
export type Made = { bundle: Bundle; plan: PicturePlan; typeface: Typeface; shares: SharePlan };

/** What a page is drawn from, beside its own content. */
export type Setting = Omit<PageContext, "route">;

/** What all pages draw on. Pure, apart from the copyright year. */
export const settingOf = ({ site }: Content, { bundle, plan }: Made): Setting => ({
  site: sharedContent(site),
  pictures: plan.pictures,
  islands: new Map([...bundle.scripts.keys()].map((name) => [name, scriptMark(name)])),
  year: buildTime().getUTCFullYear(),
  publicPath: (path: string) => publicPath(path, site.site.urlStyle),
});

/** Stands for a script's address until its final name is known. */
const scriptMark = (name: string) => `script:${name}`;

/**
 * Renders the body of a route.
 *
 * @throws RenderFault when a component throws
 */
export function renderBody(renderPage: RenderPage, setting: Setting, route: Route): Body {
  try {
    return bodyOf(renderPage({ ...setting, route }));
  } catch (error) {
    throw new RenderFault(
      `${route.path} (from content/${route.file}) can't be rendered: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** What differs from page to page, beside its body. */
export const ownParts = (route: Route, { site }: Content, { plan, shares }: Made) => ({
  share: shares.get(route.path),
  data: structuredData(site, route, plan.pictures),
});

/**
 * Renders every route to its complete document, without a cache.
 *
 * @throws RenderFault when a component throws
 */
export function renderRoutes(
  routes: Route[],
  content: Content,
  made: Made & { renderPage: RenderPage },
): { pages: Document[]; styling: Styling } {
  const setting = settingOf(content, made);
  const bodies = routes.map((route) => ({ route, body: renderBody(made.renderPage, setting, route) }));
  const styling = styleBodies(
    made.bundle,
    bodies.map(({ body }) => body),
  );
  const finishing = { ...made, site: content.site, styling };
  const pages = bodies.map(({ route, body }) =>
    finishPage({ route, body: body.html, ...ownParts(route, content, made) }, finishing),
  );
  return { pages, styling };
}
