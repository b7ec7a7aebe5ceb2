import { fieldsFor, headerRules } from "../../hosting/headers.ts";
import type { HostingTable } from "../../hosting/table.ts";

/** Returns a table for serving an earlier build while content/ is invalid. It has no redirects. */
export function fallbackTable(files: readonly string[]): HostingTable {
  const pages = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const rules = headerRules([]);
  return {
    pages: new Map(pages.map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, file])),
    redirects: new Map(),
    queryRedirects: [],
    errorPages: { notFound: "404.html", serverError: "500.html" },
    rules,
    headersFor: (file) => fieldsFor(rules, file),
    urlStyle: "plain",
    canonical: { host: "localhost", wwwAlias: "localhost", https: false, oneHost: false, hsts: undefined },
  };
}
