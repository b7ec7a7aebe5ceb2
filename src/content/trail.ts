import type { NavigationItem } from "./navigation.ts";
import type { Route } from "./routes.ts";
import type { SharedContent } from "./schema.ts";

/** A step of the way from the home page to a page. */
export type Step = {
  name: string;
  /** Path of the step's page. A group has none. */
  href?: string;
};

/** The way from the home page to a page, the page last. Groups are no pages, so they are named without an address. */
export function trailTo({ navigation, facts }: SharedContent, route: Route): Step[] {
  const groups = groupsTo(navigation.menu, route.path);
  const items = groups.at(-1)?.subItems ?? navigation.menu;
  const nameOf = (path: string) => items.find(({ href }) => href === path)?.name;
  const home = [...navigation.menu, ...navigation.footer.quickLinks.items].find(({ href }) => href === "/");
  return [
    { name: home?.name ?? facts.name, href: "/" },
    ...groups.map(({ name }) => ({ name })),
    { name: nameOf(route.path) ?? route.page.title, href: route.path },
  ];
}

/** The groups of the menu that a path lies in, the outermost first. */
function groupsTo(items: NavigationItem[], path: string): NavigationItem[] {
  const isAround = ({ href, subItems = [] }: NavigationItem): boolean =>
    subItems.length > 0 &&
    (path.startsWith(`${href}/`) || subItems.some((item) => item.href === path || isAround(item)));
  const group = items.find(isAround);
  return group ? [group, ...groupsTo(group.subItems ?? [], path)] : [];
}

/**
 * A page in short: its heading, and a label above it. Home's heading is the company's name; its title says what the
 * company does.
 */
export function shortWords(route: Route, content: SharedContent): { heading: string; label: string } {
  const { kind, page } = route;
  if (kind === "home") {
    const [heading = "", label = ""] = page.title.split(/:\s+/);
    return { heading, label };
  }
  const heading = "hero" in page ? page.hero.heading : page.heading;
  return { heading, label: trailTo(content, route).at(-1)?.name ?? "" };
}
