import { framesOf, isPublic, type Route } from "../content/routes.ts";
import { type Redirect, resolveRedirect } from "../content/redirects.ts";
import type { Site } from "../content/schema.ts";
import type { SiteFacts } from "../content/site.ts";
import { outputFile, publicPath } from "../content/urls.ts";
import { fieldsFor, headerRules } from "./headers.ts";

/** Defines how hosts respond. The preview server and all host configuration use this table. */
export type HostingTable = ReturnType<typeof hostingTable>;

export type CanonicalRedirects = ReturnType<typeof canonicalRedirectsOf>;

/** `max-age` of Strict-Transport-Security in seconds, by stage. */
export const hstsStages = { off: 0, "five-minutes": 300, "one-week": 604_800, "one-year": 31_536_000 };

export function hostingTable({ site, routes }: { site: Site; routes: readonly Route[] }) {
  const { urlStyle, analytics } = site.facts;
  const pages = routes.filter(isPublic);
  const embedding = pages.filter((route) => framesOf(route, site.facts).length > 0);
  const rules = headerRules(
    embedding.map(({ path }) => path),
    { form: site.contact.form.service?.url, analytics: analytics !== undefined },
  );
  return {
    /** Files in dist, by page path. */
    pages: new Map(pages.map(({ path }) => [publicPath(path, urlStyle), outputFile(path)])),
    ...redirectsOf(site.navigation.redirects, urlStyle),
    errorPages: { notFound: "404.html", serverError: "500.html" },
    rules,
    headersFor: (file: string) => fieldsFor(rules, file),
    /** Links use `/about` (plain) or `/about/` (slash). */
    urlStyle,
    canonical: canonicalRedirectsOf(site.facts),
  };
}

function redirectsOf(all: readonly Redirect[], style: SiteFacts["urlStyle"]) {
  const resolved = all.map(({ from, to }) => {
    const [path = "", query] = from.split("?");
    return { path, query, to: publicPath(resolveRedirect(all, from) ?? to, style) };
  });
  return {
    /** Permanent redirects by path. They keep the query, unless the target has a fragment. */
    redirects: new Map(resolved.flatMap(({ path, query, to }) => (query ? [] : [[path, to] as const]))),
    /** Permanent redirects by path and one query parameter, for example `/?page_id=7`. */
    queryRedirects: resolved.flatMap(({ path, query, to }) => {
      const [key = "", value = ""] = query?.split("=") ?? [];
      return key ? [{ path, key, value, to }] : [];
    }),
  };
}

function canonicalRedirectsOf({ url, hosting: { https, oneHost, hsts } }: SiteFacts) {
  const { hostname: host } = new URL(url);
  const seconds = hstsStages[hsts];
  return {
    /** The canonical host name. `wwwAlias` is the same name with `www.` added or removed. */
    host,
    wwwAlias: host.startsWith("www.") ? host.slice(4) : `www.${host}`,
    https,
    oneHost,
    hsts: seconds > 0 ? `max-age=${seconds}` : undefined,
  };
}

export function urlVariants(path: string, style: SiteFacts["urlStyle"]): string[] {
  const bare = path.replace(/\/$/, "");
  if (bare === "") return ["/index.html"];
  return [style === "slash" ? bare : `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}
