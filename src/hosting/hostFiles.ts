import { hash } from "node:crypto";
import { foldersOf, hiddenFolder } from "../build/lib/files.ts";
import { caddyFiles } from "./caddy.ts";
import { htaccess, pageHtaccess } from "./htaccess.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { nginxFiles } from "./nginx.ts";
import type { HostingTable } from "./table.ts";

/**
 * Generates the configuration files for all supported hosts. Files that servers don't read from the document
 * root go to the hidden folder, which is never served. Even so, they contain nothing secret.
 *
 * @param files all other files of dist, by path
 */
export function hostFiles(table: HostingTable, files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const paths = [...files.keys()];
  return new Map([
    ...(table.urlStyle === "plain" ? pageTags(table, files) : []),
    [".htaccess", htaccess(table, foldersWithoutPage(paths))],
    ["_headers", netlifyHeaders(table)],
    ["_redirects", netlifyRedirects(table)],
    ...[...nginxFiles(table), ...caddyFiles(table)].map(
      ([name, text]) => [`${hiddenFolder}/${name}`, text] as const,
    ),
  ]);
}

/** Lists folders without a page. A host might show a directory listing for them. */
export function foldersWithoutPage(paths: string[]): string[] {
  const folders = new Set(paths.flatMap(foldersOf));
  const present = new Set(paths);
  return [...folders]
    .filter((folder) => !present.has(`${folder}/index.html`) && /^(?!\.)|^\.well-known/.test(folder))
    .sort();
}

function pageTags(
  { pages }: HostingTable,
  files: ReadonlyMap<string, Uint8Array>,
): [path: string, text: string][] {
  return [...pages.values()]
    .filter((file) => file.includes("/"))
    .map((file) => {
      const tag = hash("sha256", files.get(file) ?? "").slice(0, 16);
      return [file.replace(/index\.html$/, ".htaccess"), pageHtaccess(tag)];
    });
}
