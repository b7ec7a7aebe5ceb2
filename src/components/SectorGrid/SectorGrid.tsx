import type { SectorCard } from "../../content/homePage.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useCategoryOf } from "../Site/useCategoryOf.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./SectorGrid.css.ts";

export function SectorGrid({ cards }: { cards: SectorCard[] }) {
  const categoryOf = useCategoryOf();
  return (
    <ul className={styles.list}>
      {cards.map(({ icon, title, description, image, stats, href }) => (
        <li key={href} className={styles.card}>
          <Picture
            file={image}
            alt=""
            slot="thumb"
            className={`${styles.picture} ${tinted[categoryOf(href)]}`}
          />
          <div className={styles.text}>
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                <Prose text={title} />
              </Link>
              <Icon name={icon} size={20} />
            </h3>
            <p className={styles.description}>
              <Prose text={description} />
            </p>
            <Tags tags={stats} />
          </div>
        </li>
      ))}
    </ul>
  );
}
