import { isListed, type Route } from "../content/routes.ts";
import type { Bundle } from "./bundle.ts";
import type { Script } from "./bundleScripts.ts";
import type { Document } from "./check.ts";
import { renameInHtml } from "./classNames.ts";
import { pageCss, printCss } from "./css.ts";
import { type Deferred, renderDocument } from "./document.ts";
import { type FinishedScripts, type Seen, withoutSharedProps } from "./islandScripts.ts";
import type { Content } from "./load.ts";
import type { PicturePlan } from "./planPictures.ts";
import { integrityOf } from "./policy.ts";
import { outputFile } from "./routes.ts";
import { classesInHtml, classesInScript, propertiesIn, type Sheet } from "./sheet.ts";
import type { SharePlan } from "./sharePictures.ts";
import { absolute } from "./siteFiles.ts";
import { structuredData } from "./structuredData.ts";
import type { Typeface } from "./typeface.ts";

/** What an island's script may ask of the styles: classes that it may set, and custom properties. */
type Use = { classes: string[]; properties: string[] };

/** What all pages are finished with. */
export type Finishing = FinishedScripts & {
  /** By island. */
  uses: ReadonlyMap<string, Use>;
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

/** The complete document of a rendered page: with its share of the styles, and the final names of scripts and classes. */
export function finishPage({ route, body }: { route: Route; body: string }, finishing: Finishing): Document {
  const { site, bundle, plan, typeface, shares, sheet, names, seen, print, scripts, uses } = finishing;
  const islands = [...new Set([...body.matchAll(/"script:(\w+)"/g)].map((match) => match[1] ?? ""))];
  const used = islands.map((name) => uses.get(name) ?? { classes: [], properties: [] });
  const classes = new Set([...classesInHtml(body, sheet), ...used.flatMap((use) => use.classes)]);
  const properties = [...propertiesIn(body), ...used.flatMap((use) => use.properties)];
  const html = renderDocument(site, {
    route,
    body: renameInHtml(withoutSharedProps(body, seen.props), names).replace(
      /"script:(\w+)"/g,
      (_, name: string) => `"${scripts.get(name)?.href}"`,
    ),
    css: typeface.css + pageCss(sheet, classes, properties),
    font: typeface.href,
    print: printCss(sheet, classes) === "" ? undefined : print,
    inline: /<main.*\sdata-src=.*<\/main>/s.test(body) ? bundle.inlineBody : bundle.inline,
    modules: deferredFor(route, finishing),
    themeColor: bundle.colors.ground,
    canonical: isListed(route) ? absolute(site.site, route.path) : "",
    share: shares.get(route.path),
    data: structuredData(site, route, plan.pictures),
  });
  return { path: route.path, source: `content/${route.file}`, file: outputFile(route.path), html };
}

/** What each island's script may ask of the styles, of what is in the pages. */
export function usesOf({ scripts }: FinishedScripts, sheet: Sheet, seen: Seen): Map<string, Use> {
  const useOf = ({ code }: Script): Use => ({
    classes: [...classesInScript(code, sheet)].filter((name) => seen.classes.has(name)),
    properties: propertiesIn(code),
  });
  return new Map([...scripts].map(([name, script]) => [name, useOf(script)]));
}

/** The contact page restores a half-written message; that needs a small script without being asked. */
function deferredFor(route: Route, { scripts, files }: FinishedScripts): Deferred[] {
  const { href } = scripts.get("draft") ?? {};
  if (route.kind !== "contact" || href === undefined) return [];
  return [{ href, integrity: integrityOf(files.get(href.slice(1)) ?? new Uint8Array()) }];
}
