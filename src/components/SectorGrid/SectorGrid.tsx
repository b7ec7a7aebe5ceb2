import type { SectorCard } from "../../content/homePage.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import * as styles from "./SectorGrid.css.ts";

export const SectorGrid = ({ cards }: { cards: SectorCard[] }) => (
  <ul className={`${styles.list} ${styles.wide[columnsOf(cards.length)]}`}>
    {cards.map((card) => (
      <PictureCard
        key={card.href}
        card={card}
        slot="thumb"
        classes={styles.classes}
        icon={<Icon name={card.icon} size={20} />}
      >
        <Tags tags={card.stats} />
      </PictureCard>
    ))}
  </ul>
);

/** The number of columns with the fewest empty cells in the last row. */
const columnsOf = (count: number) =>
  ([6, 5, 4] as const).reduce((best, next) =>
    emptyCells(count, next) < emptyCells(count, best) ? next : best,
  );

const emptyCells = (count: number, columns: number) => Math.ceil(count / columns) * columns - count;
