import { join } from "node:path";
import type { Route } from "../content/routes.ts";
import type { Document, Page } from "./check.ts";
import { buildTime } from "./clock.ts";
import type { FinishedScripts } from "./islandScripts.ts";
import type { Content } from "./load.ts";
import { keyOf, openMemory, rememberedValue } from "./memory.ts";
import { minifyPages } from "./minify.ts";
import type { PageIndex } from "./pageIndex.ts";
import type { Made } from "./render.ts";

/** The finished pages, and the scripts that they name. */
export type MadePages = { pages: Page[] } & FinishedScripts;

/**
 * Renders and minifies every page, or takes all of them from the cache where nothing that they are made of has
 * changed. One value for all: a page's classes and its islands' scripts hang on what the others hold.
 *
 * @param cache folder for the pages of the last build, and for what was minified and parsed before
 * @throws RenderFault when a component throws
 */
export async function makePages(
  routes: Route[],
  content: Content,
  made: Made,
  cache: string,
): Promise<MadePages> {
  return rememberedValue(join(cache, "pages"), keyFor(content, made), async () => {
    const { renderRoutes } = await import("./render.ts");
    const renderPage = await made.bundle.openRenderer();
    const rendered = renderRoutes(routes, content, { ...made, renderPage });
    const small = await minifyPages(rendered.pages, join(cache, "minified"));
    return { ...rendered, pages: await indexPages(small, made.bundle.key, join(cache, "indexes")) };
  });
}

/** Parsing costs as much as rendering, and most pages are as they were before an edit. */
async function indexPages(pages: Document[], sources: string, cache: string): Promise<Page[]> {
  const { indexHtml } = await import("./pageIndex.ts");
  const memory = openMemory<PageIndex>(cache);
  const indexed = pages.map(({ html, ...page }) => ({
    ...page,
    bytes: Buffer.from(html),
    index: memory.recall(keyOf([sources, html]), () => indexHtml(html)),
  }));
  await memory.save();
  return indexed;
}

/** Routes follow from content, and the bundle's key stands for all sources. */
function keyFor(content: Content, { bundle, plan, typeface, shares }: Made): string {
  const year = buildTime().getUTCFullYear();
  return keyOf([bundle.key, content.key, [...plan.pictures], typeface.css, [...shares], year]);
}
