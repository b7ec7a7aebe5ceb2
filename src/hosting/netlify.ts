import { outputFile } from "../content/urls.ts";
import type { HostingTable } from "./table.ts";

/**
 * Generates `_headers` for Cloudflare Pages and Netlify. If several matching rules set the same field, these
 * hosts join the values, so rules with the same field must not overlap. Pages have no Cache-Control, because
 * these hosts make browsers revalidate pages by default.
 */
export function netlifyHeaders(table: HostingTable): string {
  const { hsts } = table.canonical;
  const all = { ...table.headersFor(".html"), ...(hsts && { "Strict-Transport-Security": hsts }) };
  const varying = new Set(
    table.rules.flatMap(({ scope, fields }) => (typeof scope === "object" ? Object.keys(fields) : [])),
  );
  const everywhere = Object.fromEntries(Object.entries(all).filter(([name]) => !varying.has(name)));
  const blocks = [
    block("/*", everywhere),
    ...pagePatterns(table).map(([pattern, file]) => block(pattern, pageFields(table, file, varying))),
    ...table.rules.flatMap(({ scope, fields }) =>
      typeof scope === "object" && "prefix" in scope && fields["Cache-Control"]
        ? [block(`/${scope.prefix}*`, { "Cache-Control": fields["Cache-Control"] })]
        : [],
    ),
  ];
  return `${blocks.join("\n")}\n`;
}

/** Generates `_redirects` for Cloudflare Pages and Netlify. Both hosts keep the query automatically. */
export function netlifyRedirects({ redirects, queryRedirects }: HostingTable): string {
  const byQuery = queryRedirects.map(({ path, key, value, to }) => `${path} ${key}=${value} ${to} 301`);
  const byPath = [...redirects].flatMap(([from, to]) => {
    const path = encodeURI(from);
    return [`${path} ${to} 301`, `${path}/ ${to} 301`];
  });
  return [...byQuery, ...byPath].map((line) => `${line}\n`).join("");
}

function pageFields(table: HostingTable, file: string, varying: ReadonlySet<string>): Record<string, string> {
  const fields = Object.entries(table.headersFor(file));
  return Object.fromEntries(fields.filter(([name]) => varying.has(name) && name !== "Cache-Control"));
}

/**
 * Returns a pattern for each page, with and without a trailing slash. If all pages in a folder have the same
 * fields, they share a pattern.
 */
function pagePatterns(table: HostingTable): [pattern: string, file: string][] {
  const files = [...table.pages.values()];
  const kinds = new Map(files.map((file) => [file, JSON.stringify(table.headersFor(file))]));
  const folders = Map.groupBy(files, folderOf);
  const areAlike = (folder: string) =>
    folder !== "" &&
    !kinds.has(outputFile(folder)) &&
    new Set(folders.get(folder)?.map((file) => kinds.get(file))).size === 1;
  const patterns = files.flatMap((file): [string, string][] => {
    const folder = folderOf(file);
    if (areAlike(folder)) return [[`${folder}/*`, file]];
    const withSlash = `/${file.replace(/index\.html$/, "")}`;
    return [withSlash.replace(/(?<=.)\/$/, ""), withSlash].map((pattern) => [pattern, file]);
  });
  return [...new Map(patterns)];
}

/** Parent of a page's folder: `/services` for `services/amc/index.html`, an empty string at the top level. */
const folderOf = (file: string) => `/${file}`.replace(/\/[^/]*\/?index\.html$/, "");

const block = (pattern: string, fields: Record<string, string>): string =>
  [pattern, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
