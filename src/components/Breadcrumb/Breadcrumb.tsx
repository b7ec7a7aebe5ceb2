import { breadcrumbTo } from "../../content/breadcrumb.ts";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Breadcrumb.css.ts";

/** Menu groups have no page, so they are shown without a link. */
export function Breadcrumb() {
  const { site, route } = useSite();
  return (
    <nav aria-label={site.interface.breadcrumbLabel}>
      <ol className={styles.list}>
        {breadcrumbTo(site, route).map(({ name, href }) => (
          <li
            key={href ?? name}
            className={styles.step}
            aria-current={href === route.path ? "page" : undefined}
          >
            {href && href !== route.path ? (
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
