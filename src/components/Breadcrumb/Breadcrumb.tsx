import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Breadcrumb.css.ts";

/** The way from the home page to this one. Groups are no pages, so they are named without a link. */
export function Breadcrumb() {
  const { site, route } = useSite();
  const [home, ...items] = site.navigation.menu;
  const group = items.find((item) => item.subItems && route.path.startsWith(`${item.href}/`));
  const page = (group?.subItems ?? items).find((item) => item.href === route.path);
  return (
    <nav aria-label={site.interface.breadcrumbLabel}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <Link href="/" className={styles.link}>
            {home?.name}
          </Link>
        </li>
        {group && <li className={styles.step}>{group.name}</li>}
        <li className={styles.step} aria-current="page">
          {page?.name ?? route.page.title}
        </li>
      </ol>
    </nav>
  );
}
