import type { Card } from "../../content/cards.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { Picture } from "../Picture/Picture.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./CardGrid.css.ts";

type CardGridProps = {
  cards: (Card & { facts?: string[] | undefined })[];
  /** True for rows in place of columns. */
  rows?: boolean;
};

export function CardGrid({ cards, rows = false }: CardGridProps) {
  const own = cards.length === 3 ? styles.large : styles.item;
  const item = rows ? styles.row : cards.some(({ picture }) => picture) ? styles.pictured : own;
  return (
    <ul className={rows ? undefined : `${styles.list} ${columnsFor(cards.length)}`}>
      {cards.map(({ picture, alt = "", title, text, facts }) => (
        <li key={title} className={item}>
          {picture && <Picture file={picture} alt={alt} slot="unit" className={styles.portrait} />}
          <TitledText title={title} text={text} />
          {facts && <Tags tags={facts} />}
        </li>
      ))}
    </ul>
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
