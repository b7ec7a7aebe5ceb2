import { useId } from "react";
import type { SectorGroup } from "../../content/homePage.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { Tags } from "../CardGrid/CardGrid.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PictureCard } from "../PictureCard/PictureCard.tsx";
import * as styles from "./SectorGrid.css.ts";

const grounds = [grounded.Commercial, grounded.Refrigeration];

/** Two panels, side by side on desktops. A panel whose pages are not published is left out. */
export const SectorGrid = ({ groups }: { groups: SectorGroup[] }) => (
  <div className={styles.groups}>
    {groups.map(
      (group, index) =>
        group.cards.length > 0 && <Group key={group.title} {...group} ground={grounds[index]} />,
    )}
  </div>
);

function Group({ title, cards, ground }: SectorGroup & { ground: string | undefined }) {
  const id = useId();
  return (
    <div className={`${styles.group} ${ground}`}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {cards.map((card) => (
          <PictureCard
            key={card.href}
            card={card}
            slot="sector"
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
