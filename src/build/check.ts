import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { HostingTable } from "./hosting/table.ts";

/** A finished document, with the content file it was written in. */
export type Page = { path: string; source: string; file: string; html: string };

/** A fault that only the finished pages show. */
export class PageFaults extends Error {
  override name = "PageFaults";
}

type Element = { name: string; attributes: Map<string, string> };
type Index = { page: Page; elements: Element[]; ids: string[] };

/**
 * Checks the finished pages against each other and against the files beside them: links and their fragments,
 * assets, ids, and the attributes that refer to ids.
 *
 * @param files paths in dist of everything but the pages
 * @throws PageFaults naming page, content file and address of each fault
 */
export function checkPages(pages: Page[], files: ReadonlySet<string>, hosting: HostingTable): void {
  const indexes = pages.map(indexPage);
  const byPath = new Map(indexes.map((index) => [index.page.path, index]));
  const faults = indexes.flatMap((index) =>
    [
      ...repeatedIds(index),
      ...danglingIds(index),
      ...deadLinks(index, byPath, { hosting, files }),
      ...missingAssets(index, files),
    ].map((fault) => `${index.page.path} (from ${index.page.source}): ${fault}`),
  );
  if (faults.length > 0) throw new PageFaults(faults.join("\n"));
}

function indexPage(page: Page): Index {
  const elements = [...elementsOf(parse(page.html))];
  return { page, elements, ids: elements.flatMap(({ attributes }) => attributes.get("id") ?? []) };
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("attrs" in node) {
    yield { name: node.tagName, attributes: new Map(node.attrs.map(({ name, value }) => [name, value])) };
  }
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

function repeatedIds({ ids }: Index): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map(
    (id) => `the id "${id}" stands twice on the page: give one of the two parts another heading or id`,
  );
}

const referring = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "list"];

function danglingIds({ elements, ids }: Index): string[] {
  return elements.flatMap(({ attributes }) =>
    referring.flatMap((attribute) =>
      (attributes.get(attribute) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !ids.includes(id))
        .map((id) => `${attribute}="${id}" refers to no element of the page`),
    ),
  );
}

type Targets = { hosting: HostingTable; files: ReadonlySet<string> };

function deadLinks(
  { elements, page }: Index,
  byPath: Map<string, Index>,
  { hosting, files }: Targets,
): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const href = attributes.get("href") ?? "";
    if (name !== "a" || !/^[/#]/.test(href) || files.has(href.slice(1))) return [];
    const [path = "", fragment] = href.split("#");
    const target =
      path === "" ? page.path : hosting.pages.has(path) ? path.replace(/(.)\/$/, "$1") : undefined;
    const found = target === undefined ? undefined : byPath.get(target);
    if (!found) return [`links to ${path}, which is no page of this site`];
    if (!fragment || found.ids.includes(fragment)) return [];
    return [`links to ${href}, but ${target} has no part with the id "${fragment}"`];
  });
}

function missingAssets({ elements }: Index, files: ReadonlySet<string>): string[] {
  return [...new Set(elements.flatMap(addressesOf))]
    .filter((address) => address.startsWith("/") && !files.has(address.slice(1)))
    .map((address) => `names ${address}, which the build did not make and static/ does not hold`);
}

/** Addresses of files that the page needs: links to pages are another matter. */
function addressesOf({ name, attributes }: Element): string[] {
  const set = (attributes.get("srcset") ?? "").split(",").map((entry) => entry.trim().split(" ")[0] ?? "");
  const single = ["src", "data-src", "poster"].map((attribute) => attributes.get(attribute) ?? "");
  const rel = attributes.get("rel") ?? "";
  const drawing = name === "use" ? [(attributes.get("href") ?? "").replace(/#.*$/, "")] : [];
  const link = name === "link" && rel !== "canonical" ? [attributes.get("href") ?? ""] : [];
  return [...set, ...single, ...drawing, ...link];
}
