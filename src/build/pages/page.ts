import { hash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { YamlFile } from "../content/yaml.ts";
import * as attribute from "../../styles/attributes.ts";

export type Page = {
  path: string;
  yaml: YamlFile;
  file: string;
  html: string;
  index: PageIndex;
};

/** A problem in a rendered page. */
export class PageError extends Error {
  override name = "PageError";
}

export type PageIndex = {
  ids: string[];
  references: [attribute: string, id: string][];
  links: [href: string, rel: string][];
  /** Paths of the site's files that the page loads, with a leading slash. */
  assets: string[];
  images: string[];
  /** Paths in dist of all pictures, including those in links and scripts. */
  pictures: string[];
  /** Class names of the elements above the fold, that is, before the link to the style sheet. */
  classesAboveFold: string[];
};

type Element = { name: string; attributes: Record<string, string> };

/** Uses a fast parser. It finds the same elements as a browser, because the build's HTML is well-formed. */
export function indexHtml(html: string): PageIndex {
  const elements: Element[] = [];
  new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) }).end(html);
  const fold = elements.findIndex(({ attributes }) => attributes["rel"] === "stylesheet");
  return {
    ids: elements.flatMap(({ attributes }) => attributes["id"] ?? []),
    references: elements.flatMap(referencesOf),
    links: [...new Map(elements.flatMap(linkOf).map((link) => [link.join(" "), link])).values()],
    assets: [...new Set(elements.flatMap(urlsOf))].filter((url) => url.startsWith("/")),
    images: elements.filter(({ name }) => name === "img").flatMap(urlsOf),
    pictures: [...new Set([...picturesIn(html), ...elements.flatMap(linkedPictures)])],
    classesAboveFold: elements
      .slice(0, fold)
      .flatMap(({ attributes }) => attributes["class"]?.split(" ") ?? []),
  };
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

function urlsOf({ name, attributes }: Element): string[] {
  const { href, rel, src, srcset, poster } = attributes;
  const candidates = srcset?.split(",").map((candidate) => candidate.trim().split(" ")[0]) ?? [];
  const icons = name === "use" ? href?.replace(/#.*$/, "") : undefined;
  const link = name === "link" && rel !== "canonical" ? href : undefined;
  return [...candidates, src, attributes[attribute.src], poster, icons, link].filter(
    (url) => url !== undefined,
  );
}

/**
 * A picture's link points to a WebP file, but the lightbox loads the AVIF file, so both must be published.
 */
const linkedPictures = ({ name, attributes }: Element): string[] =>
  name === "a" ? picturesIn(attributes["href"] ?? "").map((path) => path.replace(/\.webp$/, ".avif")) : [];

const picturesIn = (text: string): string[] => text.match(/images\/[\w-]+\.(?:avif|webp)/g) ?? [];

/** Sources that a page may load in addition to same-origin files. */
type Allowed = {
  scripts: string[];
  css: string;
  frames?: string[];
  /** URL of the analytics script. The script sends its counts to the origin that serves it. */
  analytics?: string | undefined;
  form?: string | undefined;
};

/**
 * Creates the Content-Security-Policy for a page's `<meta>`. hosting/headers.ts sends a second policy
 * for all files, with `frame-ancestors`, which browsers ignore in a `<meta>`.
 */
export function contentSecurityPolicy({ scripts, css, frames = [], analytics, form }: Allowed): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource), ...originsOf(analytics)].join(" "),
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(analytics, form)].join(" "),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [["frame-src", ...originsOf(...frames)].join(" ")] : []),
  ].join(";");
}

const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
];

/** Creates a CSP hash source for an inline script or style: the SHA-256 of its text in Base64. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
