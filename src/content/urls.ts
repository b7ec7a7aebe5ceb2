import type { SiteFacts } from "./site.ts";

/** Path of a route's document in dist: `about/index.html` for `/about`. */
export function outputFile(path: string): string {
  if (path.endsWith(".html")) return path.slice(1);
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

export function publicPath(path: string, style: "plain" | "slash"): string {
  const page = path.replace(/[?#].*$/, "");
  const addsSlash = style === "slash" && !/\/$|\.\w+$/.test(page);
  return `${page}${addsSlash ? "/" : ""}${path.slice(page.length)}`;
}

export const absolute = (facts: SiteFacts, path: string): string =>
  facts.url + publicPath(path, facts.urlStyle);

export const newsPath = "/news";

/** File names in these folders of dist contain a content hash, so that browsers keep the files for a year. */
export const hashedFolders = ["assets/", "images/", "share/"];
