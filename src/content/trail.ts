import type { Route } from "./routes.ts";
import type { SharedContent } from "./schema.ts";

/** A step of the way from the home page to a page. */
export type Step = {
  name: string;
  /** Path of the step's page. A group has none. */
  href?: string;
};

/** The way from the home page to a page, the page last. Groups are no pages, so they are named without an address. */
export function trailTo({ navigation }: SharedContent, route: Route): Step[] {
  const [home, ...items] = navigation.menu;
  const group = items.find((item) => item.subItems && route.path.startsWith(`${item.href}/`));
  const page = (group?.subItems ?? items).find((item) => item.href === route.path);
  return [
    { name: home?.name ?? "", href: "/" },
    ...(group ? [{ name: group.name }] : []),
    { name: page?.name ?? route.page.title, href: route.path },
  ];
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
