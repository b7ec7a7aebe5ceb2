import { createHash } from "node:crypto";
import { foldersOf, hiddenFolder } from "../lib/files.ts";
import { caddyFiles } from "./caddy.ts";
import { htaccess, pageHtaccess } from "./htaccess.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { nginxFiles } from "./nginx.ts";
import type { HostingTable } from "./table.ts";

/**
 * The files that configure a host, all made from the one table. Those of servers that read none from the folder they
 * serve go up with the rest in the hidden folder: no server of ours shows hidden files, and these tell no more than the
 * answers themselves do.
 *
 * @param files everything else in dist, by path
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

/** Folders that hold files or other folders but no page of their own: a host might list what is in them. */
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
      const tag = createHash("sha256")
        .update(files.get(file) ?? "")
        .digest("hex");
      return [file.replace(/index\.html$/, ".htaccess"), pageHtaccess(tag.slice(0, 16))];
    });
}
