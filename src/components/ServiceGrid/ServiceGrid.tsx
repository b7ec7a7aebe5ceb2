import type { ServiceCard } from "../../content/homePage.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { phoneStrip } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { tinted } from "../../styles/tint.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useShadesOf } from "../Site/useShadesOf.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./ServiceGrid.css.ts";

export function ServiceGrid({ cards }: { cards: ServiceCard[] }) {
  const shadesOf = useShadesOf();
  return (
    <ul className={`${columnsFor(cards.length, true)} ${phoneStrip}`}>
      {cards.map(({ icon, title, description, image, features, href }) => (
        <li key={href} className={styles.card}>
          <Picture
            file={image}
            alt=""
            slot="card"
            className={`${styles.picture} ${tinted[shadesOf(href)]}`}
          />
          <div className={styles.text}>
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                <Prose text={title} />
              </Link>
              <Icon name={icon} />
            </h3>
            <p className={muted}>
              <Prose text={description} />
            </p>
            <Tags tags={features} />
          </div>
        </li>
      ))}
    </ul>
  );
}
