import type { Content } from "../content/content.ts";
import { placedTexts, problemAt } from "../content/yaml.ts";
import { foldersOf } from "../lib/files.ts";
import { throwProblems } from "../lib/problems.ts";
import { quoted } from "../../content/quoted.ts";
import type { SiteFacts } from "../../content/site.ts";
import { hashedFolders } from "../../content/urls.ts";
import type { HostingTable } from "../../hosting/table.ts";

/**
 * Creates an HTML page that redirects for each redirected path, because some hosts don't support redirect rules.
 * Search engines treat it like a permanent redirect.
 *
 * @param files all other files of dist, by path
 * @throws ContentError for redirects from a file of the site, because the page would take the file's place
 */
export function redirectPages(
  { site, sources }: Content,
  hosting: HostingTable,
  files: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const taken = new Set([...files.keys()].map((path) => path.toLowerCase()));
  throwProblems(
    placedTexts(sources, "formerUrl").flatMap(({ yaml, path, value }) => {
      const fault = faultOf(value.slice(1).toLowerCase(), taken);
      return fault ? problemAt(yaml, path, `is ${quoted(value)}, which ${fault}: remove this redirect`) : [];
    }),
  );
  return new Map(
    [...hosting.redirects].map(([from, to]) => [`${from.slice(1)}/index.html`, redirectPage(site.facts, to)]),
  );
}

function faultOf(from: string, taken: ReadonlySet<string>): string | undefined {
  if (from === "index.html") return "already opens the home page on every host";
  if (taken.has(from)) return "is a file of this site";
  const file = foldersOf(from).find((folder) => taken.has(folder));
  if (file) return `is below the file /${file}`;
  const folder = hashedFolders.find((name) => `${from}/`.startsWith(name));
  return folder && `is in the folder /${folder}, which browsers keep for a year`;
}

function redirectPage(facts: SiteFacts, to: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${facts.url}${to.replace(/#.*/, "")}">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join("");
}
