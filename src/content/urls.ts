import type { SiteFacts } from "./site.ts";

/** Where a route's document lies in dist: `/about` is `about/index.html`. */
export function outputFile(path: string): string {
  if (path.endsWith(".html")) return path.slice(1);
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** A path as this site writes it in links: with the closing slash where `urlStyle` is `slash`. */
export function publicPath(path: string, style: "plain" | "slash"): string {
  const page = path.replace(/[?#].*$/, "");
  const addsSlash = style === "slash" && !/\/$|\.\w+$/.test(page);
  return `${page}${addsSlash ? "/" : ""}${path.slice(page.length)}`;
}

/** A page's full address, as canonical links and the sitemap write it. */
export const absolute = (facts: SiteFacts, path: string): string =>
  facts.url + publicPath(path, facts.urlStyle);
