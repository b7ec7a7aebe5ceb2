import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { picturesNamedIn } from "../media/pictureFormats.ts";

/** What a page holds, and what it asks of other pages, of files and of other sites. */
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

type Element = { name: string; attributes: Map<string, string> };

/** Reads a document as a browser would. */
export function indexHtml(html: string): PageIndex {
  const elements = [...elementsOf(parse(html))];
  return {
    ids: elements.flatMap(({ attributes }) => attributes.get("id") ?? []),
    references: elements.flatMap(referencesOf),
    links: [...new Map(elements.flatMap(linkOf).map((link) => [link.join(" "), link])).values()],
    assets: unique(elements.flatMap(addressesOf)).filter((address) => address.startsWith("/")),
    images: elements.filter(({ name }) => name === "img").flatMap(addressesOf),
    pictures: unique(picturesNamedIn(html)),
  };
}

const unique = (texts: string[]) => [...new Set(texts)];

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("attrs" in node) {
    yield { name: node.tagName, attributes: new Map(node.attrs.map(({ name, value }) => [name, value])) };
  }
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

const referring = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "list"];

function referencesOf({ attributes }: Element): PageIndex["references"] {
  return referring.flatMap((attribute) =>
    (attributes.get(attribute) ?? "")
      .split(/\s+/)
      .filter((id) => id !== "")
      .map((id): [string, string] => [attribute, id]),
  );
}

function linkOf({ name, attributes }: Element): PageIndex["links"] {
  const href = attributes.get("href");
  return name === "a" && href !== undefined ? [[href, attributes.get("rel") ?? ""]] : [];
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
