import type { SectorCard } from "../../content/homePage.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useShadesOf } from "../Site/useShadesOf.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./SectorGrid.css.ts";

export function SectorGrid({ cards }: { cards: SectorCard[] }) {
  const shadesOf = useShadesOf();
  return (
    <ul className={`${styles.list} ${styles.wide[columnsOf(cards.length)]}`}>
      {cards.map(({ icon, title, description, image, stats, href }) => (
        <li key={href} className={styles.card}>
          <Picture
            file={image}
            alt=""
            slot="thumb"
            className={`${styles.picture} ${tinted[shadesOf(href)]}`}
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

/** The number of columns with the fewest empty cells in the last row. */
const columnsOf = (count: number) =>
  ([6, 5, 4] as const).reduce((best, next) =>
    emptyCells(count, next) < emptyCells(count, best) ? next : best,
  );

const emptyCells = (count: number, columns: number) => Math.ceil(count / columns) * columns - count;
