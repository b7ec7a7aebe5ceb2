import { createHash } from "node:crypto";
import type { PageContext } from "../components/Site/Site.tsx";
import { isListed, type Route } from "../content/routes.ts";
import type { Bundle } from "./bundle.ts";
import type { Page } from "./check.ts";
import { buildTime } from "./clock.ts";
import { renameInHtml, renameInSheet, shorterNames } from "./classNames.ts";
import { pageCss, printCss } from "./css.ts";
import { type Deferred, renderDocument } from "./document.ts";
import type { PicturePlan } from "./planPictures.ts";
import {
  type FinishedScripts,
  finishScripts,
  islandProps,
  type Seen,
  sharedProps,
  withoutSharedProps,
} from "./islandScripts.ts";
import type { Content } from "./load.ts";
import { integrityOf } from "./policy.ts";
import { outputFile, publicPath } from "./routes.ts";
import { classesInHtml, classesInScript, parseSheet, propertiesIn, type Sheet } from "./sheet.ts";
import type { SharePlan } from "./sharePictures.ts";
import { absolute } from "./siteFiles.ts";
import { structuredData } from "./structuredData.ts";
import type { Typeface } from "./typeface.ts";

/** A page that could not be rendered: the route, its content file and the reason. */
export class RenderFault extends Error {
  override name = "RenderFault";
}

/** What the steps before made of the sources. */
type Made = { bundle: Bundle; plan: PicturePlan; typeface: Typeface; shares: SharePlan };

/** The finished documents, and the scripts that they name. */
export type Rendered = { pages: Page[] } & FinishedScripts;

/**
 * Renders every route to its complete document. Pure, apart from the copyright year.
 *
 * @throws RenderFault when a component throws
 */
export function renderRoutes(
  routes: Route[],
  { site }: Content,
  { bundle, plan, typeface, shares }: Made,
): Rendered {
  const sheet = parseSheet(bundle.css);
  const context = {
    site,
    pictures: plan.pictures,
    islands: new Map([...bundle.scripts.keys()].map((name) => [name, scriptMark(name)])),
    year: buildTime().getUTCFullYear(),
    publicPath: (path: string) => publicPath(path, site.site.urlStyle),
  };
  const bodies = routes.map((route) => ({ route, body: renderBody(route, bundle, context) }));
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
  const finishing = { site, bundle, plan, typeface, shares, sheet: renamed, names, seen, print: print.href };
  const pages = bodies.map((page) => finishPage(page, { ...finishing, ...finished }));
  return { pages, ...finished, files: new Map([...finished.files, ...print.files]) };
}

/** One file for the site: what one page's visit brought, the next page has. */
function printFile(
  sheet: Sheet,
  classes: ReadonlySet<string>,
): { href: string; files: Map<string, Uint8Array> } {
  const bytes = Buffer.from(printCss(sheet, classes));
  const path = `assets/print-${createHash("sha256").update(bytes).digest("hex").slice(0, 6)}.css`;
  return { href: `/${path}`, files: new Map(bytes.length > 0 ? [[path, bytes]] : []) };
}

/** Scripts, and the props that pages hand to them. */
function textsThatNameClasses(bundle: Bundle, bodies: { body: string }[]): string[] {
  const files = [...bundle.files].filter(([path]) => path.endsWith(".js"));
  const props = bodies.flatMap(({ body }) => [...body.matchAll(islandProps)].map(([, , text = ""]) => text));
  return [bundle.inline, ...files.map(([, bytes]) => Buffer.from(bytes).toString()), ...new Set(props)];
}

/** Stands for a script's address until its final name is known. */
const scriptMark = (name: string) => `script:${name}`;

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

type Finishing = FinishedScripts & {
  site: Content["site"];
  bundle: Bundle;
  plan: PicturePlan;
  typeface: Typeface;
  shares: SharePlan;
  sheet: Sheet;
  names: ReadonlyMap<string, string>;
  seen: Seen;
  print: string;
};

function finishPage({ route, body }: { route: Route; body: string }, finishing: Finishing): Page {
  const { site, bundle, plan, typeface, shares, sheet, names, seen, print, scripts } = finishing;
  const islands = [...new Set([...body.matchAll(/"script:(\w+)"/g)].map((match) => match[1] ?? ""))];
  const code = islands.map((name) => scripts.get(name)?.code ?? "").join("\n");
  const settable = [...classesInScript(code, sheet)].filter((name) => seen.classes.has(name));
  const classes = new Set([...classesInHtml(body, sheet), ...settable]);
  const tints = new Set([...body.matchAll(/tint-([0-9a-f]{3})\b/g)].map((match) => match[1] ?? ""));
  const html = renderDocument(site, {
    route,
    body: renameInHtml(withoutSharedProps(body, seen.props), names).replace(
      /"script:(\w+)"/g,
      (_, name: string) => `"${scripts.get(name)?.href}"`,
    ),
    css: typeface.css + pageCss(sheet, classes, tints, [...propertiesIn(body), ...propertiesIn(code)]),
    print: printCss(sheet, classes) === "" ? undefined : print,
    inline: bundle.inline,
    font: typeface.href,
    modules: deferredFor(route, finishing),
    themeColor: bundle.colors.ground,
    canonical: isListed(route) ? absolute(site.site, route.path) : "",
    share: shares.get(route.path),
    data: structuredData(site, route, plan.pictures),
  });
  return { path: route.path, source: `content/${route.file}`, file: outputFile(route.path), html };
}

/** The contact page restores a half-written message; that needs a small script without being asked. */
function deferredFor(route: Route, { scripts, files }: FinishedScripts): Deferred[] {
  const { href } = scripts.get("draft") ?? {};
  if (route.kind !== "contact" || href === undefined) return [];
  return [{ href, integrity: integrityOf(files.get(href.slice(1)) ?? new Uint8Array()) }];
}
