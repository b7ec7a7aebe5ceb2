import type { PageContext } from "../components/Site/Site.tsx";
import type { Route } from "../content/routes.ts";
import type { Bundle } from "./bundle.ts";
import type { Document } from "./check.ts";
import { renameInSheet, shorterNames } from "./classNames.ts";
import { buildTime } from "./clock.ts";
import { finishPage, usesOf } from "./finishPage.ts";
import { type FinishedScripts, finishScripts, islandProps, sharedProps } from "./islandScripts.ts";
import type { Content } from "./load.ts";
import type { PicturePlan } from "./planPictures.ts";
import { printFile } from "./printFile.ts";
import { RenderFault, type RenderPage } from "./renderer.ts";
import { publicPath } from "./routes.ts";
import { classesInHtml, parseSheet } from "./sheet.ts";
import type { SharePlan } from "./sharePictures.ts";
import type { Typeface } from "./typeface.ts";

/** What the steps before made of the sources. */
export type Made = { bundle: Bundle; plan: PicturePlan; typeface: Typeface; shares: SharePlan };

/** The finished documents, and the scripts that they name. */
export type Rendered = { pages: Document[] } & FinishedScripts;

/**
 * Renders every route to its complete document. Pure, apart from the copyright year.
 *
 * @throws RenderFault when a component throws
 */
export function renderRoutes(
  routes: Route[],
  { site }: Content,
  { bundle, plan, typeface, shares, renderPage }: Made & { renderPage: RenderPage },
): Rendered {
  const sheet = parseSheet(bundle.css);
  const context = {
    site,
    pictures: plan.pictures,
    islands: new Map([...bundle.scripts.keys()].map((name) => [name, scriptMark(name)])),
    year: buildTime().getUTCFullYear(),
    publicPath: (path: string) => publicPath(path, site.site.urlStyle),
  };
  const bodies = routes.map((route) => ({ route, body: renderBody(renderPage, { ...context, route }) }));
  const seen = {
    classes: new Set(bodies.flatMap(({ body }) => [...classesInHtml(body, sheet)])),
    props: sharedProps(bodies.map(({ body }) => body)),
  };
  const finished = finishScripts(bundle, sheet, seen);
  const names = shorterNames(
    sheet,
    bodies.map(({ body }) => body),
    textsThatNameClasses(bundle, bodies),
  );
  const renamed = renameInSheet(sheet, names);
  const print = printFile(renamed, seen.classes);
  const uses = usesOf(finished, renamed, seen);
  const styling = { sheet: renamed, names, seen, uses, print: print.href };
  const finishing = { site, bundle, plan, typeface, shares, ...styling };
  const pages = bodies.map((page) => finishPage(page, { ...finishing, ...finished }));
  return { pages, ...finished, files: new Map([...finished.files, ...print.files]) };
}

/** Scripts, and the props that pages hand to them. */
function textsThatNameClasses(bundle: Bundle, bodies: { body: string }[]): string[] {
  const files = [...bundle.files].filter(([path]) => path.endsWith(".js"));
  const props = bodies.flatMap(({ body }) => [...body.matchAll(islandProps)].map(([, , text = ""]) => text));
  return [bundle.inlineBody, ...files.map(([, bytes]) => Buffer.from(bytes).toString()), ...new Set(props)];
}

/** Stands for a script's address until its final name is known. */
const scriptMark = (name: string) => `script:${name}`;

function renderBody(renderPage: RenderPage, context: PageContext): string {
  const { route } = context;
  try {
    return renderPage(context);
  } catch (error) {
    throw new RenderFault(
      `${route.path} (from content/${route.file}) can't be rendered: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
