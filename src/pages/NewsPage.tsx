import { Link } from "../components/Link/Link.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { text } from "../components/PlainPage/PlainPage.css.ts";
import { Day, PlainPage } from "../components/PlainPage/PlainPage.tsx";
import { Paragraph, Paragraphs, Prose } from "../components/Prose/Prose.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { NewsArticle, NewsPage as Content } from "../content/pages.ts";
import { muted } from "../styles/text.css.ts";
import { grounded } from "../styles/grounds.css.ts";
import * as styles from "./NewsPage.css.ts";

export function NewsPage({ page }: { page: Content }) {
  const { news } = useSite();
  return (
    <PlainPage {...page}>
      <ul className={styles.list}>
        {news.map(({ href, title, description, date, picture }) => (
          <li key={href} className={styles.item}>
            <div className={styles.text}>
              <Day date={date} />
              <h2>
                <Link href={href}>
                  <Prose text={title} />
                </Link>
              </h2>
              <Paragraph className={muted} text={description} />
            </div>
            {picture && (
              <Picture {...picture} alt="" slot="card" className={`${styles.picture} ${grounded.Company}`} />
            )}
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

export function ArticlePage({ page }: { page: NewsArticle }) {
  return (
    <>
      <PlainPage heading={page.title} intro={page.description} date={page.date}>
        {page.picture && (
          <Picture {...page.picture} slot="slide" eager className={`${styles.wide} ${grounded.Company}`} />
        )}
        <div className={text}>
          <Paragraphs texts={page.body} />
        </div>
      </PlainPage>
      <Sections sections={page.sections} />
    </>
  );
}
