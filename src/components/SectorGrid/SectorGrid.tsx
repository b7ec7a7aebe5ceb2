import { useId } from "react";
import type { SectorGroup } from "../../content/homePage.ts";
import { darkPanel, grounded } from "../../styles/grounds.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import * as styles from "./SectorGrid.css.ts";

/** Two panels side by side: the first by day, the second at night in both themes. */
export const SectorGrid = ({ groups }: { groups: SectorGroup[] }) => (
  <div className={styles.groups}>
    {groups.map((group, index) => (
      <Group key={group.title} {...group} isNight={index > 0} />
    ))}
  </div>
);

function Group({ title, cards, isNight }: SectorGroup & { isNight: boolean }) {
  const id = useId();
  return (
    <div className={`${styles.group} ${isNight ? darkPanel.night : grounded.Commercial}`}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {cards.map((card) => (
          <PictureCard
            key={card.href}
            card={card}
            slot="sector"
            isNight={isNight}
            isBare
            classes={styles.classes}
            icon={<Icon name={card.icon} size={20} />}
          >
            <Tags tags={card.stats} />
          </PictureCard>
        ))}
      </ul>
    </div>
  );
}
