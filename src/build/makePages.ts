import { join } from "node:path";
import type { Route } from "../content/routes.ts";
import type { Page } from "./check.ts";
import { buildTime } from "./clock.ts";
import type { FinishedScripts } from "./islandScripts.ts";
import type { Content } from "./load.ts";
import { keyOf, rememberedValue } from "./memory.ts";
import type { Made } from "./render.ts";
import type { Remembered } from "./renderChanged.ts";

/** The finished pages, and the scripts that they name. */
export type MadePages = { pages: Page[] } & FinishedScripts;

/**
 * Renders and minifies every page, or takes it from the cache where nothing that it is made of has changed.
 *
 * @param cache folder for the pages of the last build, and for what was rendered and minified before
 * @throws RenderFault when a component throws
 */
export async function makePages(
  routes: Route[],
  content: Content,
  made: Made,
  cache: string,
): Promise<MadePages> {
  const key = keyFor(content, made);
  const remembered = await rememberedValue<Remembered>(join(cache, "pages"), key, async (last) => {
    const { renderChanged } = await import("./renderChanged.ts");
    return renderChanged(routes, content, made, { cache, last });
  });
  return { ...remembered, pages: [...remembered.pages.values()] };
}

/** Routes follow from content, and the bundle's key stands for all sources. */
function keyFor(content: Content, { bundle, plan, typeface, shares }: Made): string {
  const year = buildTime().getUTCFullYear();
  return keyOf([bundle.key, content.key, [...plan.pictures], typeface.css, [...shares], year]);
}
