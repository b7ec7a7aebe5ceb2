import { NavLink } from "react-router";
import type { NavigationItem } from "../../content/navigation.ts";
import { useSite } from "../Site/Site.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./Menu.css.ts";

/**
 * The desktop menu. Groups are buttons that open a list and never navigate. The drawer reads its own entries from
 * these lists (`readMenu` in DrawerMenu.tsx).
 */
export function Menu() {
  const { site, route, islands } = useSite();
  return (
    <nav
      className={styles.menu}
      aria-label={site.interface.menuLabel}
      id="menu"
      {...{ [attribute.src]: islands.get("Menu") }}
    >
      <ul className={styles.list}>
        {site.navigation.menu.map((item, index) => (
          <li key={index} className={styles.item}>
            {item.subItems ? (
              <Group id={`menu-${index}`} item={item} current={route.path} />
            ) : (
              <PageLink item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ item }: { item: NavigationItem }) {
  const { publicPath } = useSite();
  if (item.href.startsWith("https:"))
    return (
      <Link href={item.href} className={styles.entry}>
        {item.name}
      </Link>
    );
  return (
    <NavLink
      to={publicPath(item.href)}
      end
      discover="none"
      className={styles.entry}
      {...(item.prefetch && { [attribute.prefetch]: "" })}
    >
      {item.name}
    </NavLink>
  );
}

function Group({ id, item, current }: { id: string; item: NavigationItem; current: string }) {
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-current={contains(item, current) || undefined}
        aria-expanded={false}
        aria-controls={id}
      >
        {item.name}
        <Icon name="chevron-down" size={20} />
      </button>
      <ul className={styles.panel} id={id}>
        {[...Map.groupBy(item.subItems ?? [], ({ group }) => group)].map(([heading, items]) =>
          heading ? (
            <li key={heading} {...{ [attribute.heading]: "" }}>
              <List heading={heading} items={items} />
            </li>
          ) : (
            <Items key="" items={items} />
          ),
        )}
      </ul>
    </>
  );
}

function List({ heading, items }: { heading: string; items: NavigationItem[] }) {
  return (
    <>
      <p className={styles.subheading}>{heading}</p>
      <ul>
        <Items items={items} />
      </ul>
    </>
  );
}

const Items = ({ items }: { items: NavigationItem[] }) =>
  items.map((item) => (
    <li key={item.href}>
      {item.subItems ? <List heading={item.name} items={item.subItems} /> : <PageLink item={item} />}
    </li>
  ));

function contains(item: NavigationItem, path: string): boolean {
  return item.href === path || (item.subItems ?? []).some((child) => contains(child, path));
}
