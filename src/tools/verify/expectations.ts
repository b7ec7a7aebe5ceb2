import { isText, mediaTypeOf, contentEncodings } from "../../build/hosting/mediaTypes.ts";
import type { Expectation } from "./expectation.ts";
import { leftover, leftovers } from "./leftovers.ts";
import { type NotFoundPath, notFoundPaths } from "./notFoundPaths.ts";
import { type HostingTable, otherForms } from "../../build/hosting/table.ts";
import { visitExpectations } from "./visits.ts";

/** What visitors say they can read, and the encoding that answers. */
const readers: [accepts: string | undefined, encoding: string][] = [
  [undefined, ""],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["zstd", ""],
];

const query = "?a=1&b=x%20y%2Fz";

/**
 * The one table of what a host must answer, from the hosting table and the files of the build: every page and file in
 * every encoding, as HEAD and in part, every other spelling of a path, and paths that must not be found.
 *
 * @param files paths in dist with their sizes in bytes
 * @param secure whether the host is asked by https, directly or by a proxy's header
 */
export function expectations(
  table: HostingTable,
  files: ReadonlyMap<string, number>,
  secure: boolean,
): Expectation[] {
  const fields = (file: string) => ({
    ...table.headersFor(file),
    ...(secure && table.transport.hsts ? { "Strict-Transport-Security": table.transport.hsts } : {}),
  });
  const context = { table, files, fields };
  return [
    ...[...table.pages].flatMap(([path, file]) => sendings(context, "page", path, file)),
    ...published(files).flatMap((file) => sendings(context, "file", `/${file}`, file)),
    ...[...table.pages.keys()].flatMap((path) =>
      [...otherForms(path, table.urlStyle), ...printedForms(path)].map((form) =>
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
    ...visitExpectations([...table.pages], published(files), (file) => sentFields(fields(file), file)),
    ...leftovers(table.pages.values()).map(leftover),
  ];
}

/** A page's path as flyers print it. */
const printedForms = (path: string) =>
  path === "/" ? [] : [path.replace(/(?<=[/-])./g, (letter) => letter.toUpperCase())];

type Context = {
  table: HostingTable;
  files: ReadonlyMap<string, number>;
  fields: (file: string) => Record<string, string>;
};

/** Files with an address of their own: pages have theirs in the table, and some are not for visitors. */
function published(files: ReadonlyMap<string, number>): string[] {
  const notPublic = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$|(^|\/)index\.html$|\.(br|gz)$/;
  return [...files.keys()].filter((file) => !notPublic.test(file));
}

function sendings(context: Context, kind: Expectation["kind"], path: string, file: string): Expectation[] {
  const { files, fields } = context;
  const size = files.get(file) ?? 0;
  const base = { kind, status: [200], file, headers: sentFields(fields(file), file) };
  const get = (accepts: string | undefined, encoding: string, method: "GET" | "HEAD" = "GET") => ({
    ...base,
    name: `${method} ${path}${accepts === undefined ? "" : `, ${accepts}`}`,
    ask: { path, method, headers: accepts === undefined ? {} : { "Accept-Encoding": accepts } },
    encoding: isText(file) ? encoding : "",
  });
  const part = {
    ...base,
    name: `GET ${path}, bytes 5 to 20`,
    ask: { path, method: "GET" as const, headers: { Range: "bytes=5-20" } },
    status: [206],
    encoding: "",
    range: [5, 20] as const,
  };
  const [plain, browser, ...others] = readers.map((reader) => get(...reader));
  return [
    ...(isText(file) ? [plain, browser, ...others] : [browser]).filter((one) => one !== undefined),
    get("gzip, deflate, br, zstd", "br", "HEAD"),
    ...(size > 20 ? [part] : []),
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
    ask: { path, method: "GET", headers: {} },
    status: [301],
    location: form.includes("?") || to.includes("#") ? to : to + query,
    headers: { ...fields(""), "Set-Cookie": "" },
  };
}

/** Apache refuses `.ht` files by itself, before any rule of ours: 403 with the same page. */
function notFound({ table, fields }: Context, { kind, path, folder }: NotFoundPath): Expectation[] {
  const file = table.errorPages.notFound;
  return contentEncodings.map(({ encoding }) => ({
    name: `GET ${path}, ${encoding}`,
    kind,
    ...(folder && { folder }),
    ask: { path, method: "GET", headers: { "Accept-Encoding": encoding } },
    status: kind === "hidden" ? [404, 403] : [404],
    file,
    encoding,
    headers: sentFields(fields(file), file),
  }));
}
