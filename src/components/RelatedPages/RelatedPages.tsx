import { relatedTo } from "../../content/related.ts";
import { tabletStrip, threes } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { shadesOf } from "../../styles/shades.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./RelatedPages.css.ts";

export function RelatedPages() {
  const { site, route, offers } = useSite();
  return (
    <Section heading={site.offer.related} quiet plain>
      <nav aria-label={site.offer.related}>
        <ul className={`${threes} ${tabletStrip}`}>
          {relatedTo(route, offers).map(({ href, title, description, image, category }) => (
            <li key={href} className={styles.card}>
              <Picture
                file={image}
                alt=""
                slot="related"
                className={`${styles.picture} ${tinted[shadesOf(category)]}`}
              />
              <div className={styles.text}>
                <h3>
                  <Link href={href} className={styles.link}>
                    <Prose text={title} />
                  </Link>
                </h3>
                <p className={muted}>
                  <Prose text={description} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
