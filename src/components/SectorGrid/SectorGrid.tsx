import type { SectorCard } from "../../content/homePage.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import * as styles from "./SectorGrid.css.ts";

export const SectorGrid = ({ cards }: { cards: SectorCard[] }) => (
  <ul className={styles.list}>
    {cards.map((card) => (
      <PictureCard
        key={card.href}
        card={card}
        slot="sector"
        isTile
        classes={styles.classes}
        icon={<Icon name={card.icon} size={20} />}
      >
        <Tags tags={card.stats} />
      </PictureCard>
    ))}
  </ul>
);
