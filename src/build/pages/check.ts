import type { Site } from "../../content/schema.ts";
import { externalLinks, faultyExternalLinks } from "./externalLinks.ts";
import type { Page } from "./page.ts";
import type { HostingTable } from "../hosting/table.ts";
import type { PageIndex } from "./pageIndex.ts";

/** A fault that only the finished pages show. */
export class PageFaults extends Error {
  override name = "PageFaults";
}

type Targets = {
  byPath: ReadonlyMap<string, Page>;
  hosting: HostingTable;
  files: ReadonlySet<string>;
};

/**
 * Checks the finished pages against each other and against the files beside them: links and their fragments, links to
 * other sites, assets, ids, and the attributes that refer to ids.
 *
 * @param files paths in dist of everything but the pages
 * @throws PageFaults naming page, content file and address of each fault
 */
export function checkPages(
  pages: Page[],
  files: ReadonlySet<string>,
  hosting: HostingTable,
  site: Site,
): void {
  const allowed = externalLinks(site);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const faults = pages.flatMap((page) =>
    [
      ...repeatedIds(page.index),
      ...danglingIds(page.index),
      ...deadLinks(page, { byPath, hosting, files }),
      ...missingAssets(page.index, files),
      ...faultyExternalLinks(page.index, allowed),
    ].map((fault) => `${page.path} (from ${page.source}): ${fault}`),
  );
  if (faults.length > 0) throw new PageFaults(faults.join("\n"));
}

function repeatedIds({ ids }: PageIndex): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map(
    (id) => `the id "${id}" stands twice on the page: give one of the two parts another heading or id`,
  );
}

function danglingIds({ references, ids }: PageIndex): string[] {
  return references
    .filter(([, id]) => !ids.includes(id))
    .map(([attribute, id]) => `${attribute}="${id}" refers to no element of the page`);
}

function deadLinks({ path: own, index }: Page, { byPath, hosting, files }: Targets): string[] {
  return index.links.flatMap(([href]) => {
    if (!/^[/#]/.test(href) || files.has(href.slice(1))) return [];
    const [path = "", fragment] = href.split("#");
    const target = path === "" ? own : hosting.pages.has(path) ? path.replace(/(.)\/$/, "$1") : undefined;
    const found = target === undefined ? undefined : byPath.get(target);
    if (!found) return [`links to ${path}, which is no page of this site`];
    if (!fragment || found.index.ids.includes(fragment)) return [];
    return [`links to ${href}, but ${target} has no part with the id "${fragment}"`];
  });
}

function missingAssets({ assets }: PageIndex, files: ReadonlySet<string>): string[] {
  return assets
    .filter((address) => !files.has(address.slice(1)))
    .map((address) => `names ${address}, which the build did not make and static/ does not hold`);
}
