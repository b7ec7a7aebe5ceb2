import type { Card } from "../../content/cards.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./CardGrid.css.ts";

type CardGridProps = {
  cards: (Card & { facts?: string[] | undefined })[];
};

export function CardGrid({ cards }: CardGridProps) {
  const pictured = cards.some(({ picture }) => picture);
  const item = pictured ? styles.pictured : cards.length % 3 === 0 ? styles.row : styles.item;
  return (
    <ul className={`${styles.list} ${columnsFor(cards.length)}`}>
      {cards.map(({ icon, picture, title, text, facts }) => (
        <li key={title} className={item}>
          <CardIcon icon={icon} picture={picture} large={pictured} />
          <TitledText title={title} text={text} />
          {facts && <Tags tags={facts} />}
        </li>
      ))}
    </ul>
  );
}

type CardIconProps = Pick<Card, "icon" | "picture"> & { large: boolean };

function CardIcon({ icon, picture, large }: CardIconProps) {
  if (picture) return <Picture file={picture} alt="" slot="unit" className={styles.portrait} />;
  return (
    icon && (
      <span className={large ? styles.iconTile : styles.iconBadge}>
        <Icon name={icon} size={large ? 48 : 28} />
      </span>
    )
  );
}

export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
