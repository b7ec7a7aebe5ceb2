import type { ReactNode } from "react";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { Link } from "../components/Link/Link.tsx";
import { Scene } from "../components/Scene/Scene.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { StyleSheet } from "../components/StyleSheet/StyleSheet.tsx";
import { telHref } from "../content/contacts.ts";
import type { ErrorPage as ErrorContent, NotFoundPage as Content } from "../content/pages.ts";
import { buttonRow, container } from "../styles/layout.css.ts";
import { heading as headings } from "../components/PageHero/PageHero.css.ts";
import { heading, stage, title, words } from "../styles/stage.css.ts";
import { lead } from "../styles/text.css.ts";
import { tinted } from "../styles/tint.css.ts";
import * as styles from "./NotFoundPage.css.ts";

/** Answers every address that is no page. */
export function NotFoundPage({ page }: { page: Content }) {
  return (
    <>
      <div className={`${tinted.Company} ${stage}`}>
        <div className={title}>
          <p className={styles.code}>{page.code}</p>
          <h1 className={heading}>{page.heading}</h1>
        </div>
        <Scene {...page.picture} eager />
        <div className={words}>
          <Message page={page} />
        </div>
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

/** Stands in for a page that the server could not deliver: whoever needs help now can still call. */
export function ErrorPage({ page }: { page: ErrorContent }) {
  const { site } = useSite();
  const { phone } = site.facts;
  return (
    <div className={styles.aboveFooter}>
      <div className={`${tinted.Company} ${stage}`}>
        <div className={title}>
          <h1 className={headings.long}>{page.heading}</h1>
        </div>
        <Scene {...page.picture} eager />
        <div className={words}>
          <Message page={page}>
            <ButtonLink href={telHref(phone)} look="outline" large>
              {site.interface.call} {phone}
            </ButtonLink>
          </Message>
        </div>
      </div>
      <StyleSheet />
    </div>
  );
}

/** What has happened, and what to do: the way home, and buttons beside it. */
function Message({ page, children }: { page: ErrorContent | Content; children?: ReactNode }) {
  return (
    <>
      <p className={lead}>{page.text}</p>
      <div className={buttonRow}>
        <ButtonLink href="/" large>
          {page.button}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}
