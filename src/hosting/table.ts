import { framesOf, isPublic } from "../content/routes.ts";
import { listRoutes } from "../content/listRoutes.ts";
import { type Redirect, resolveRedirect } from "../content/redirects.ts";
import type { Site } from "../content/schema.ts";
import type { SiteFacts } from "../content/site.ts";
import { outputFile, publicPath } from "../content/urls.ts";
import { fieldsFor, type HeaderRule, headerRules } from "./headers.ts";

/** Defines how hosts respond. The preview server and all host configuration use this table. */
export type HostingTable = {
  /** Files in dist, by page path. */
  pages: Map<string, string>;
  /** Permanent redirects by path. They keep the query, unless the target has a fragment. */
  redirects: Map<string, string>;
  /** Permanent redirects by path and one query parameter, for example `/?page_id=7`. */
  queryRedirects: QueryRedirect[];
  errorPages: { notFound: string; serverError: string };
  rules: HeaderRule[];
  headersFor: (file: string) => Record<string, string>;
  /** Links use `/about` (plain) or `/about/` (slash). */
  urlStyle: "plain" | "slash";
  canonical: CanonicalRedirects;
};

type QueryRedirect = { path: string; key: string; value: string; to: string };

export type CanonicalRedirects = {
  /** The canonical host name. `wwwAlias` is the same name with `www.` added or removed. */
  host: string;
  wwwAlias: string;
  https: boolean;
  oneHost: boolean;
  hsts: string | undefined;
};

/** `max-age` of Strict-Transport-Security in seconds, by stage. */
const hstsStages = { off: 0, "five-minutes": 300, "one-week": 604_800, "one-year": 31_536_000 };

export function hostingTable(site: Site): HostingTable {
  const listed = listRoutes(site).filter(isPublic);
  const style = site.facts.urlStyle;
  const paths = listed.map(({ path }) => path);
  const embedding = listed.filter((route) => framesOf(route, site.facts).length > 0);
  const rules = headerRules(
    embedding.map(({ path }) => path),
    {
      form: site.contact.form.service?.url,
      analytics: site.facts.analytics !== undefined,
    },
  );
  return {
    pages: new Map(paths.map((path) => [publicPath(path, style), outputFile(path)])),
    ...redirectsOf(site.navigation.redirects, style),
    errorPages: { notFound: "404.html", serverError: "500.html" },
    rules,
    headersFor: (file) => fieldsFor(rules, file),
    urlStyle: style,
    canonical: canonicalRedirectsOf(site.facts),
  };
}

function redirectsOf(
  all: readonly Redirect[],
  style: HostingTable["urlStyle"],
): Pick<HostingTable, "redirects" | "queryRedirects"> {
  const resolved = all.map(({ from, to }) => {
    const [path = "", query] = from.split("?");
    return { path, query, to: publicPath(resolveRedirect(all, from) ?? to, style) };
  });
  return {
    redirects: new Map(resolved.flatMap(({ path, query, to }) => (query ? [] : [[path, to]]))),
    queryRedirects: resolved.flatMap(({ path, query, to }) => {
      const [key = "", value = ""] = query?.split("=") ?? [];
      return key ? [{ path, key, value, to }] : [];
    }),
  };
}

function canonicalRedirectsOf({ url, hosting }: SiteFacts): CanonicalRedirects {
  const { hostname: host } = new URL(url);
  const seconds = hstsStages[hosting.hsts];
  return {
    host,
    wwwAlias: host.startsWith("www.") ? host.slice(4) : `www.${host}`,
    https: hosting.https,
    oneHost: hosting.oneHost,
    hsts: seconds > 0 ? `max-age=${seconds}` : undefined,
  };
}

export function urlVariants(path: string, style: HostingTable["urlStyle"]): string[] {
  const bare = path.replace(/\/$/, "");
  if (bare === "") return ["/index.html"];
  return [style === "slash" ? bare : `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}
