import { isText, mediaTypeOf, contentEncodings } from "../../hosting/mediaTypes.ts";
import type { Expectation } from "./difference.ts";
import { leftover, leftovers, type NotFoundPath, notFoundPaths } from "./closedPaths.ts";
import { isHidden } from "../../hosting/patterns.ts";
import { type HostingTable, urlVariants } from "../../hosting/table.ts";
import { visitExpectations } from "./visitors.ts";

/** Accept-Encoding values, each with the Content-Encoding that the host must choose. */
const readers: [accepts: string | undefined, encoding: string][] = [
  [undefined, ""],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["zstd", ""],
];

const query = "?a=1&b=x%20y%2Fz";

/**
 * Lists the requests to send, with their expected responses. They cover every page and file in every
 * encoding, HEAD requests, every variant of a path, and paths that must not be found.
 *
 * @param files contents by path in dist
 * @param removed paths of files that only earlier builds wrote
 * @param secure whether requests use https, or have a proxy's header field that reports https
 */
export function expectations(
  table: HostingTable,
  files: ReadonlyMap<string, unknown>,
  removed: string[],
  secure: boolean,
): Expectation[] {
  const fields = (file: string) => ({
    ...table.headersFor(file),
    ...(secure && table.canonical.hsts ? { "Strict-Transport-Security": table.canonical.hsts } : {}),
  });
  const context = { table, fields };
  return [
    ...[...table.pages].flatMap(([path, file]) => sendings(context, "page", path, file)),
    ...published(files).flatMap((file) => sendings(context, "file", `/${file}`, file)),
    ...[...table.pages.keys()].flatMap((path) =>
      [...urlVariants(path, table.urlStyle), ...printedForms(path)].map((form) =>
        redirect(context, form, path),
      ),
    ),
    ...[...table.redirects].flatMap(([from, to]) =>
      [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((form) => redirect(context, form, to)),
    ),
    ...table.queryRedirects.map(({ path, key, value, to }) =>
      redirect(context, `${path}?${key}=${value}`, to),
    ),
    ...notFoundPaths(files).flatMap((one) => notFound(context, one)),
    ...visitExpectations([...table.pages], (file) => sentFields(fields(file), file)),
    ...removed.map((file) => leftover("removed", `/${file.replace(/(^|\/)index\.html$/, "")}`)),
    ...leftovers(table.pages.values()).map((path) => leftover("leftover", path)),
  ];
}

const printedForms = (path: string) =>
  path === "/" ? [] : [path.replace(/(?<=[/-])./g, (letter) => letter.toUpperCase())];

type Context = {
  table: HostingTable;
  fields: (file: string) => Record<string, string>;
};

/** Lists public files other than pages. */
const published = (files: ReadonlyMap<string, unknown>): string[] =>
  [...files.keys()].filter((file) => !isHidden(file) && !/(^|\/)index\.html$/.test(file));

function sendings({ fields }: Context, kind: Expectation["kind"], path: string, file: string): Expectation[] {
  const base = { kind, status: [200], file, headers: sentFields(fields(file), file) };
  const get = (accepts: string | undefined, encoding: string, method: "GET" | "HEAD" = "GET") => ({
    ...base,
    name: `${method} ${path}${accepts === undefined ? "" : `, ${accepts}`}`,
    request: { path, method, headers: accepts === undefined ? {} : { "Accept-Encoding": accepts } },
    encoding: isText(file) ? encoding : "",
  });
  return [
    // A file without compressed variants is the same for every client, so one request is enough.
    ...(isText(file) ? readers : readers.slice(1, 2)).map((reader) => get(...reader)),
    get("gzip, deflate, br, zstd", "br", "HEAD"),
  ];
}

const sentFields = (fields: Record<string, string>, file: string): Record<string, string> => ({
  "Cross-Origin-Embedder-Policy": "",
  ...fields,
  "Content-Type": mediaTypeOf(file),
  "Content-Language": "",
  "Set-Cookie": "",
  ...(isText(file) ? { Vary: "Accept-Encoding" } : {}),
});

function redirect({ fields }: Context, form: string, to: string): Expectation {
  const path = encodeURI(form) + (form.includes("?") ? "" : query);
  return {
    name: `GET ${path}`,
    kind: "redirect",
    request: { path, method: "GET", headers: {} },
    status: [301],
    location: form.includes("?") || to.includes("#") ? to : to + query,
    headers: { ...fields(""), "Set-Cookie": "" },
  };
}

/**
 * Expects the not-found page. Apache denies access to `.ht` files before the generated rules apply, so it
 * returns status 403 with the same page.
 */
function notFound({ table, fields }: Context, { kind, path, folder }: NotFoundPath): Expectation[] {
  const file = table.errorPages.notFound;
  return contentEncodings.map(({ encoding }) => ({
    name: `GET ${path}, ${encoding}`,
    kind,
    ...(folder && { folder }),
    request: { path, method: "GET", headers: { "Accept-Encoding": encoding } },
    status: kind === "hidden" ? [404, 403] : [404],
    file,
    encoding,
    headers: sentFields(fields(file), file),
  }));
}
