import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { Link } from "../components/Link/Link.tsx";
import type { ErrorPage as ErrorContent, NotFoundPage as Content } from "../content/pages.ts";
import { container } from "../styles/layout.css.ts";
import * as styles from "./NotFoundPage.css.ts";

/** Answers every address that is no page. */
export function NotFoundPage({ page }: { page: Content }) {
  return (
    <div className={`${container} ${styles.page}`}>
      <p className={styles.code}>{page.code}</p>
      <h1 className={styles.heading}>{page.heading}</h1>
      <p className={styles.text}>{page.text}</p>
      <ButtonLink href="/" large>
        {page.button}
      </ButtonLink>
      <nav className={styles.links} aria-label={page.linksHeading}>
        <h2 className={styles.linksHeading}>{page.linksHeading}</h2>
        <ul className={styles.list}>
          {page.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Stands in for a page that the server could not deliver. */
export function ErrorPage({ page }: { page: ErrorContent }) {
  return (
    <div className={`${container} ${styles.page}`}>
      <h1 className={styles.heading}>{page.heading}</h1>
      <p className={styles.text}>{page.text}</p>
      <ButtonLink href="/" large>
        {page.button}
      </ButtonLink>
    </div>
  );
}
