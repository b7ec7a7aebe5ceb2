import { isListed, type Route } from "../content/routes.ts";
import type { SharedContent } from "../content/schema.ts";
import type { Bundle } from "./bundle.ts";
import type { Document } from "./check.ts";
import { renameInHtml } from "./classNames.ts";
import { pageCss, printCss } from "./css.ts";
import { type Deferred, renderDocument } from "./document.ts";
import { type FinishedScripts, withoutSharedProps } from "./islandScripts.ts";
import { integrityOf } from "./policy.ts";
import { outputFile } from "./routes.ts";
import { classesInHtml, propertiesIn } from "./sheet.ts";
import type { SharePicture } from "./sharePictures.ts";
import { absolute } from "./siteFiles.ts";
import type { Styling } from "./styling.ts";
import type { Typeface } from "./typeface.ts";

/** What all pages are finished with. */
export type Finishing = { site: SharedContent; bundle: Bundle; typeface: Typeface; styling: Styling };

/** A rendered page before it has its document. */
export type Unfinished = {
  route: Route;
  /** HTML of the body. */
  body: string;
  share: SharePicture | undefined;
  /** What the page says, in JSON-LD. */
  data: string | undefined;
};

/** The complete document of a rendered page: with its share of the styles, and the final names of scripts and classes. */
export function finishPage({ route, body, share, data }: Unfinished, finishing: Finishing): Document {
  const { site, bundle, typeface, styling } = finishing;
  const { sheet, names, seen, print, scripts, uses } = styling;
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
    modules: deferredFor(route, styling),
    themeColor: bundle.colors.ground,
    canonical: isListed(route) ? absolute(site.site, route.path) : "",
    share,
    data,
  });
  return { path: route.path, source: `content/${route.file}`, file: outputFile(route.path), html };
}

/** The contact page restores a half-written message; that needs a small script without being asked. */
function deferredFor(route: Route, { scripts, files }: FinishedScripts): Deferred[] {
  const { href } = scripts.get("draft") ?? {};
  if (route.kind !== "contact" || href === undefined) return [];
  return [{ href, integrity: integrityOf(files.get(href.slice(1)) ?? new Uint8Array()) }];
}
