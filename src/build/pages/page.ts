import { Parser } from "htmlparser2";
import { picturesNamedIn } from "../media/pictureFormats.ts";

export type PageIndex = {
  ids: string[];
  references: [attribute: string, id: string][];
  /** Links with their `rel`, unresolved. */
  links: [href: string, rel: string][];
  /** Paths of the site's files that the page loads. */
  assets: string[];
  images: string[];
  pictures: string[];
};

type Element = { name: string; attributes: Record<string, string> };

/**
 * Indexes a document. The build's HTML is well-formed, so a fast parser gives the same result as a browser.
 */
export function indexHtml(html: string): PageIndex {
  const elements = elementsOf(html);
  return {
    ids: elements.flatMap(({ attributes }) => attributes["id"] ?? []),
    references: elements.flatMap(referencesOf),
    links: [...new Map(elements.flatMap(linkOf).map((link) => [link.join(" "), link])).values()],
    assets: [...new Set(elements.flatMap(addressesOf))].filter((address) => address.startsWith("/")),
    images: elements.filter(({ name }) => name === "img").flatMap(addressesOf),
    pictures: [...new Set(picturesNamedIn(html))],
  };
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}

const referring = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "list"];

function referencesOf({ attributes }: Element): PageIndex["references"] {
  return referring.flatMap((attribute) => {
    const ids = attributes[attribute]?.split(/\s+/) ?? [];
    return ids.filter((id) => id !== "").map((id): [string, string] => [attribute, id]);
  });
}

function linkOf({ name, attributes }: Element): PageIndex["links"] {
  const href = attributes["href"];
  return name === "a" && href !== undefined ? [[href, attributes["rel"] ?? ""]] : [];
}

/** URLs of files that the page loads; links to pages are not included. */
function addressesOf({ name, attributes }: Element): string[] {
  const { href, rel, src, srcset, poster } = attributes;
  const candidates = srcset?.split(",").map((candidate) => candidate.trim().split(" ")[0]) ?? [];
  const icons = name === "use" ? href?.replace(/#.*$/, "") : undefined;
  const link = name === "link" && rel !== "canonical" ? href : undefined;
  return [...candidates, src, attributes["data-src"], poster, icons, link].filter(
    (address) => address !== undefined,
  );
}
