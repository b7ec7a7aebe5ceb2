import { isText, mediaTypeOf, contentEncodings } from "../../hosting/mediaTypes.ts";
import { hiddenFilesPattern } from "../../hosting/patterns.ts";
import { headersFor, type HostingTable, urlVariants } from "../../hosting/table.ts";
import { type ForbiddenPath, forbiddenPaths } from "./forbiddenPaths.ts";

/** A request, and the response that the build's host files give. */
export type Expectation = {
  name: string;
  kind: "page" | "file" | "redirect" | ForbiddenPath["kind"];
  request: { path: string; headers: Record<string, string> };
  /** Accepted status codes; the build's own configuration gives the first. */
  status: number[];
  location?: string;
  file?: string;
  /** Content-Encoding; empty for none. */
  encoding?: string;
  /** Expected header fields; an empty value means that the field must be absent. */
  headers: Record<string, string>;
};

/** Accept-Encoding values, and the expected encoding. */
const acceptances: [accepts: string | undefined, encoding: string][] = [
  [undefined, ""],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["zstd", ""],
];

const query = "?a=1&b=x%20y%2Fz";

/**
 * All expected responses of a host: every page and file in every encoding, every other form of a path, and
 * paths that must not be found.
 *
 * @param files paths in dist
 * @param secure the host is requested by https, directly or by a proxy's header
 */
export function expectations(table: HostingTable, files: readonly string[], secure: boolean): Expectation[] {
  const fields = (file: string) => ({
    ...headersFor(table, file),
    ...(secure && table.transport.hsts ? { "Strict-Transport-Security": table.transport.hsts } : {}),
  });
  const context = { table, fields };
  const notPublic = new RegExp(`${hiddenFilesPattern}|(?:^|/)index\\.html$`);
  const published = files.filter((file) => !notPublic.test(file));
  return [
    ...[...table.pages].flatMap(([path, file]) => responses(context, "page", path, file)),
    ...published.flatMap((file) => responses(context, "file", `/${file}`, file)),
    ...[...table.pages.keys()].flatMap((path) =>
      [...urlVariants(path, table.urlStyle), ...capitalized(path)].map((form) =>
        redirect(context, form, path),
      ),
    ),
    ...[...table.redirects].flatMap(([from, to]) =>
      [from, `${from}/`, `${from}.html`, `${from}/index.html`].map((form) => redirect(context, form, to)),
    ),
    ...table.queryRedirects.map(({ path, key, value, to }) =>
      redirect(context, `${path}?${key}=${value}`, to),
    ),
    ...forbiddenPaths(files).flatMap((one) => notFound(context, one)),
  ];
}

const capitalized = (path: string) =>
  path === "/" ? [] : [path.replace(/(?<=[/-])./g, (letter) => letter.toUpperCase())];

type Context = { table: HostingTable; fields: (file: string) => Record<string, string> };

function responses({ fields }: Context, kind: "page" | "file", path: string, file: string): Expectation[] {
  const [, browser] = acceptances;
  return (isText(file) ? acceptances : [browser]).flatMap((acceptance) => {
    const [accepts, encoding] = acceptance ?? [];
    return {
      name: `GET ${path}${accepts === undefined ? "" : `, ${accepts}`}`,
      kind,
      request: { path, headers: accepts === undefined ? {} : { "Accept-Encoding": accepts } },
      status: [200],
      file,
      encoding: isText(file) ? (encoding ?? "") : "",
      headers: sentFields(fields(file), file),
    };
  });
}

/** Hosts add the last three by themselves; the build never sends them. */
const sentFields = (fields: Record<string, string>, file: string): Record<string, string> => ({
  ...fields,
  "Content-Type": mediaTypeOf(file),
  ...(isText(file) ? { Vary: "Accept-Encoding" } : {}),
  "Content-Language": "",
  "Set-Cookie": "",
  "X-Robots-Tag": "",
});

function redirect({ fields }: Context, form: string, to: string): Expectation {
  const path = encodeURI(form) + (form.includes("?") ? "" : query);
  return {
    name: `GET ${path}`,
    kind: "redirect",
    request: { path, headers: {} },
    status: [301],
    location: form.includes("?") || to.includes("#") ? to : to + query,
    headers: { ...fields(""), "Set-Cookie": "" },
  };
}

/** Apache itself refuses `.ht` files before our rules apply: 403 with the same page. */
function notFound({ table, fields }: Context, { kind, path }: ForbiddenPath): Expectation[] {
  const file = table.errorPages.notFound;
  return contentEncodings.map(({ encoding }) => ({
    name: `GET ${path}, ${encoding}`,
    kind,
    request: { path, headers: { "Accept-Encoding": encoding } },
    status: kind === "hidden" ? [404, 403] : [404],
    file,
    encoding,
    headers: sentFields(fields(file), file),
  }));
}
