import { holdsMap, isPublic, type Route } from "../../content/routes.ts";
import type { Site } from "../../content/schema.ts";
import type { SiteFacts } from "../../content/site.ts";
import { outputFile, publicPath } from "../../content/urls.ts";
import { fieldsFor, type HeaderRule, headerRules } from "./headers.ts";

/** How a host should answer: the one table from which the preview server and the files for hosts are made. */
export type HostingTable = {
  /** Paths of pages, each with the file that answers. */
  pages: Map<string, string>;
  /** Permanent redirects, from path to path; the query is kept. */
  redirects: Map<string, string>;
  errorPages: { notFound: string; serverError: string };
  /** Header fields by scope; later rules override earlier ones. */
  rules: HeaderRule[];
  /** Header fields of an answer, by the path of the file that is sent. */
  headersFor: (file: string) => Record<string, string>;
  /** How pages are written in links: `/about` or `/about/`. */
  urlStyle: "plain" | "slash";
  transport: Transport;
};

/** How visitors come to the one secure address. */
export type Transport = {
  /** The site's own host name, and the same with `www.` where it has none, else without. */
  host: string;
  wwwAlias: string;
  /** Whether http redirects to https. */
  https: boolean;
  /** Whether the alias redirects to the host. */
  oneHost: boolean;
  /** Value of Strict-Transport-Security; undefined where it is switched off. */
  hsts: string | undefined;
};

/** Lifetime in seconds of the promise to be reached by https alone, by its stage. */
const hstsStages = { off: 0, "five-minutes": 300, "one-week": 604_800, "one-year": 31_536_000 };

/** Builds the table for this site. */
export function hostingTable(site: Site, routes: Route[]): HostingTable {
  const listed = routes.filter(isPublic);
  const style = site.facts.urlStyle;
  const paths = listed.map(({ path }) => path);
  const rules = headerRules(listed.filter(holdsMap).map(({ path }) => path));
  return {
    pages: new Map(paths.map((path) => [publicPath(path, style), outputFile(path)])),
    redirects: new Map(site.navigation.redirects.map(({ from, to }) => [from, publicPath(to, style)])),
    errorPages: { notFound: "404.html", serverError: "500.html" },
    rules,
    headersFor: (file) => fieldsFor(rules, file),
    urlStyle: style,
    transport: transportOf(site.facts),
  };
}

function transportOf({ url, hosting }: SiteFacts): Transport {
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

/** The other forms in which a page's path is written: each redirects to the page in one step. */
export function otherForms(path: string, style: HostingTable["urlStyle"]): string[] {
  const bare = path.replace(/\/$/, "");
  if (bare === "") return ["/index.html"];
  return [style === "slash" ? bare : `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}
