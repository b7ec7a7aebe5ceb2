import type { NavigationItem } from "../../content/navigation.ts";
import { ContactLinks } from "../ContactLinks/ContactLinks.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { holdsPage, PageLink } from "../Menu/Menu.tsx";
import { useSite } from "../Site/Site.tsx";
import { SocialLinks } from "../SocialLinks/SocialLinks.tsx";
import * as styles from "./Drawer.css.ts";

/** The menu below `xl`, as a modal dialog that `Drawer.client.ts` opens, and contacts. */
export function Drawer() {
  const { site } = useSite();
  const { drawerTitle, close } = site.interface;
  return (
    <dialog id="drawer" className={styles.sheet} aria-label={drawerTitle}>
      <div className={styles.head}>
        <p className={styles.title}>{drawerTitle}</p>
        <button type="button" className={styles.close} aria-label={close} data-drawer>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        <nav className={styles.menu} aria-label={drawerTitle}>
          <EntryList items={site.navigation.menu} />
        </nav>
        <div className={styles.contacts}>
          <div className={styles.actions}>
            <ContactLinks className={styles.action} />
          </div>
          <SocialLinks profiles={site.facts.social} />
        </div>
      </div>
    </dialog>
  );
}

/** The button in the header; without script a link to the footer's list of pages. */
export function DrawerButton() {
  const { openMenu } = useSite().site.interface;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={openMenu}
        aria-haspopup="dialog"
        data-drawer
      >
        <Icon name="menu" />
      </button>
      <a className={styles.fallback} href="#footer-links" aria-label={openMenu}>
        <Icon name="menu" />
      </a>
    </>
  );
}

const EntryList = ({ items }: { items: NavigationItem[] }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      <li key={index}>
        {item.subItems ? (
          <Group item={item} items={item.subItems} />
        ) : (
          <PageLink item={item} className={styles.entry} />
        )}
      </li>
    ))}
  </ul>
);

/** Initially open if it contains the current page. */
function Group({ item, items }: { item: NavigationItem; items: NavigationItem[] }) {
  return (
    <details className={styles.group} open={holdsPage(item, useSite().route.path)}>
      <summary className={styles.entry}>
        {item.name}
        <Icon name="chevron-down" size={20} />
      </summary>
      <EntryList items={items} />
    </details>
  );
}
