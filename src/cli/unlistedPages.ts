import { basename } from "node:path";
import { stringify } from "yaml";
import type { Content } from "../build/content/content.ts";
import { isPublic, type Route } from "../content/routes.ts";

/** Reports pages without a link in menu and footer, except unpublished ones. */
export function unlistedPages({ site, unpublished }: Content, routes: Route[]): string[] {
  const { menu, footer } = site.navigation;
  const listed = new Set(
    JSON.stringify([menu, footer])
      .match(/"\/[^"]*"/g)
      ?.map((quoted) => quoted.slice(1, -1)),
  );
  for (const { path } of unpublished) listed.add(path);
  return routes
    .filter((route) => isPublic(route) && route.kind !== "article" && !listed.has(route.path))
    .map(
      ({ path, file, kind }) =>
        `${path} is not in the menu or footer. Add to content/navigation.yaml, under ${kind === "text" ? "legal in the footer" : "menu and under footer"}:\n${menuItem(path, file)}`,
    );
}

/** A menu item to copy. Its name comes from the file name, because titles are too long. */
function menuItem(path: string, file: string): string {
  const words = basename(file, ".yaml").split("-");
  const name = words.map((word) =>
    /^(hvac|amc)$/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
  return stringify([{ name: name.join(" "), href: path }])
    .trimEnd()
    .replaceAll(/^/gm, "  ");
}
