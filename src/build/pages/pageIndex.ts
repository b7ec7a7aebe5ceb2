import { Parser } from "htmlparser2";
import { picturesNamedIn } from "../media/pictureFormats.ts";

/** What a page contains, and what it refers to: other pages, files, other sites. */
export type PageIndex = {
  ids: string[];
  /** Attributes that refer to ids: the attribute's name, and one id. */
  references: [attribute: string, id: string][];
  /** Links, as they are written, each with its `rel`. */
  links: [href: string, rel: string][];
  /** Addresses of files on the site that the page needs. */
  assets: string[];
  /** Addresses of its `img` elements, in their order. */
  images: string[];
  /** Paths in dist of all pictures that it names, in props of its islands too. */
  pictures: string[];
};

type Element = { name: string; attributes: Record<string, string> };

/** Indexes a document of the build, which is well-formed, so that a fast parser reads it as a browser does. */
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

/** Addresses of files that the page needs: links to pages are another matter. */
function addressesOf({ name, attributes }: Element): string[] {
  const { href, rel, src, srcset, poster } = attributes;
  const candidates = srcset?.split(",").map((candidate) => candidate.trim().split(" ")[0]) ?? [];
  const icons = name === "use" ? href?.replace(/#.*$/, "") : undefined;
  const link = name === "link" && rel !== "canonical" ? href : undefined;
  return [...candidates, src, attributes["data-src"], poster, icons, link].filter(
    (address) => address !== undefined,
  );
}
