import type { NavigationItem } from "./navigation.ts";
import type { Route } from "./routes.ts";
import type { Site } from "./schema.ts";
import { newsPath } from "./urls.ts";

export type Step = {
  name: string;
  /** Undefined for menu groups, which have no page. */
  href?: string;
};

export function breadcrumbTo({ navigation, facts, newsPage }: Site, route: Route): Step[] {
  const groups = groupsTo(navigation.menu, route.path);
  const items = groups.at(-1)?.subItems ?? navigation.menu;
  const nameOf = (path: string) => items.find(({ href }) => href === path)?.name;
  const home = [...navigation.menu, ...navigation.footer.quickLinks.items].find(({ href }) => href === "/");
  return [
    { name: home?.name ?? facts.name, href: "/" },
    ...groups.map(({ name }) => ({ name })),
    ...(route.kind === "article" ? [{ name: newsPage.title, href: newsPath }] : []),
    { name: nameOf(route.path) ?? route.page.title, href: route.path },
  ];
}

function groupsTo(items: NavigationItem[], path: string): NavigationItem[] {
  const isAround = ({ href, subItems = [] }: NavigationItem): boolean =>
    subItems.length > 0 &&
    (path.startsWith(`${href}/`) || subItems.some((item) => item.href === path || isAround(item)));
  const group = items.find(isAround);
  return group ? [group, ...groupsTo(group.subItems ?? [], path)] : [];
}
