import type { Route } from "./routes.ts";
import type { Site } from "./schema.ts";

/** A step of the way from the home page to a page. */
export type Step = {
  name: string;
  /** Path of the step's page. A group has none. */
  href?: string;
  /** Id of the menu's list that holds the group's pages. */
  list?: string;
};

/** The way from the home page to a page, the page last. Groups are no pages, so they are named without an address. */
export function trailTo({ navigation }: Site, route: Route): Step[] {
  const [home, ...items] = navigation.menu;
  const group = items.find((item) => item.subItems && route.path.startsWith(`${item.href}/`));
  const page = (group?.subItems ?? items).find((item) => item.href === route.path);
  return [
    { name: home?.name ?? "", href: "/" },
    ...(group ? [{ name: group.name, list: menuListId(group.href) }] : []),
    { name: page?.name ?? route.page.title, href: route.path },
  ];
}

/** Id of the list in the menu that holds a group's pages. */
export const menuListId = (href: string): string => `menu-${href.slice(1)}`;
