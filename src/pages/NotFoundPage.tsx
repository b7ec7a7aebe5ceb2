import { HeadActions } from "../components/HeadActions/HeadActions.tsx";
import { LinkList } from "../components/LinkList/LinkList.tsx";
import { Stage } from "../components/Stage/Stage.tsx";
import type { ErrorPage as ErrorContent, NotFoundPage as Content } from "../content/pages.ts";
import { container } from "../styles/layout.css.ts";
import { heading } from "../styles/stage.css.ts";
import { lead } from "../styles/text.css.ts";
import { grounded } from "../styles/grounds.css.ts";
import * as styles from "./NotFoundPage.css.ts";

export function NotFoundPage({ page }: { page: Content }) {
  return (
    <>
      <Head page={page} code={page.code} />
      <nav className={`${container} ${styles.links}`} aria-label={page.linksHeading}>
        <h2 className={styles.linksHeading}>{page.linksHeading}</h2>
        <LinkList links={page.links} className={styles.list} />
      </nav>
    </>
  );
}

export const ErrorPage = ({ page }: { page: ErrorContent }) => (
  <div className={styles.aboveFooter}>
    <Head page={page} />
  </div>
);

const Head = ({ page, code }: { page: ErrorContent | Content; code?: string }) => (
  <Stage className={grounded.Company} picture={page.picture}>
    {code && <p className={styles.code}>{code}</p>}
    <h1 className={heading}>{page.heading}</h1>
    <p className={lead}>{page.text}</p>
    <HeadActions primary={{ label: page.button, href: "/" }} />
  </Stage>
);
