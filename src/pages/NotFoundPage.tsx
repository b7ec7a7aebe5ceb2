import { HeadActions } from "../components/HeadActions/HeadActions.tsx";
import { Link } from "../components/Link/Link.tsx";
import { Scene } from "../components/Scene/Scene.tsx";
import { StyleSheet } from "../components/StyleSheet/StyleSheet.tsx";
import type { ErrorPage as ErrorContent, NotFoundPage as Content } from "../content/pages.ts";
import { container } from "../styles/layout.css.ts";
import { heading, stage, copy } from "../styles/stage.css.ts";
import { lead } from "../styles/text.css.ts";
import { tinted } from "../styles/tint.css.ts";
import * as styles from "./NotFoundPage.css.ts";

export function NotFoundPage({ page }: { page: Content }) {
  return (
    <>
      <div className={`${tinted.Company} ${stage}`}>
        <div className={copy}>
          <p className={styles.code}>{page.code}</p>
          <h1 className={heading}>{page.heading}</h1>
          <Message page={page} />
        </div>
        <Scene {...page.picture} eager />
      </div>
      <StyleSheet />
      <nav className={`${container} ${styles.links}`} aria-label={page.linksHeading}>
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
    </>
  );
}

/** Served if the server fails; visitors can still call. */
export function ErrorPage({ page }: { page: ErrorContent }) {
  return (
    <div className={styles.aboveFooter}>
      <div className={`${tinted.Company} ${stage}`}>
        <div className={copy}>
          <h1 className={heading}>{page.heading}</h1>
          <Message page={page} />
        </div>
        <Scene {...page.picture} eager />
      </div>
      <StyleSheet />
    </div>
  );
}

function Message({ page }: { page: ErrorContent | Content }) {
  return (
    <>
      <p className={lead}>{page.text}</p>
      <HeadActions primary={{ label: page.button, href: "/" }} />
    </>
  );
}
