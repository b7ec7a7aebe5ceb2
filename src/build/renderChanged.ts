import { join } from "node:path";
import type { Route } from "../content/routes.ts";
import type { Page } from "./check.ts";
import { type Finishing, finishPage, type Unfinished } from "./finishPage.ts";
import type { FinishedScripts } from "./islandScripts.ts";
import type { Content } from "./load.ts";
import { keyOf, openMemory, rememberedValue } from "./memory.ts";
import { minifyHtml } from "./minify.ts";
import { indexHtml } from "./pageIndex.ts";
import { type Made, ownParts, renderBody, settingOf } from "./render.ts";
import { type Body, keyOfBodies, styleBodies } from "./styling.ts";

/** The pages of a build, each under a key of all that it is made of, and the scripts that they name. */
export type Remembered = FinishedScripts & {
  pages: Map<string, Page>;
  /** Key of the sources that made them: what others made may look otherwise. */
  sources: string;
};

/**
 * Renders, finishes and minifies the pages that are not as they were.
 *
 * @param cache folder for what was rendered and minified before
 * @param last the pages of the last build
 * @throws RenderFault when a component throws
 */
export async function renderChanged(
  routes: Route[],
  content: Content,
  made: Made,
  { cache, last }: { cache: string; last: Remembered | undefined },
): Promise<Remembered> {
  const bodies = await renderBodies(routes, content, made, cache);
  const all = bodies.map(({ body }) => body);
  const styling = await rememberedValue(join(cache, "styling"), keyOfBodies(made.bundle, all), async () =>
    styleBodies(made.bundle, all),
  );
  const known = last?.sources === made.bundle.key ? last.pages : undefined;
  const finishing = { ...made, site: content.site, styling };
  // One after another: html-minifier-terser on all pages at once takes four times as long and as much memory.
  const pages = new Map<string, Page>();
  for (const { route, body, key: bodyKey } of bodies) {
    const own = ownParts(route, content, made);
    const key = keyOf([bodyKey, styling.key, made.typeface.css, own]);
    pages.set(key, known?.get(key) ?? (await finish({ route, body: body.html, ...own }, finishing, cache)));
  }
  const { scripts, files } = styling;
  return { pages, scripts, files, sources: made.bundle.key };
}

type Keyed = { route: Route; key: string; body: Body };

/** A page draws on its own content and on what all pages share: an edit of one leaves the others as they were. */
async function renderBodies(routes: Route[], content: Content, made: Made, cache: string): Promise<Keyed[]> {
  const renderPage = await made.bundle.openRenderer();
  const setting = settingOf(content, made);
  const { site, pictures, year } = setting;
  const shared = keyOf([made.bundle.key, site, [...pictures], year]);
  const memory = openMemory<Body>(join(cache, "bodies"));
  const bodies = routes.map((route) => {
    const key = keyOf([shared, route]);
    return { route, key, body: memory.recall(key, () => renderBody(renderPage, setting, route)) };
  });
  await memory.save();
  return bodies;
}

async function finish(page: Unfinished, finishing: Finishing, cache: string): Promise<Page> {
  const { html, ...document } = finishPage(page, finishing);
  const small = await minifyHtml(html, join(cache, "minified"));
  return { ...document, bytes: Buffer.from(small), index: indexHtml(small) };
}
