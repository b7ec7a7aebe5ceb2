import type { Card } from "../../content/cards.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { badge } from "../../styles/layout.css.ts";
import { muted } from "../../styles/text.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./CardGrid.css.ts";

type CardGridProps = {
  cards: (Card & { facts?: string[] | undefined })[];
  /** With a frame, without, or one below the other in a narrow column. */
  look: "feature" | "benefit" | "line";
};

/** Cards with an icon, a title and a sentence or two. */
export function CardGrid({ cards, look }: CardGridProps) {
  return (
    <ul className={look === "line" ? styles.lines : columnsFor(cards.length, look === "feature")}>
      {cards.map(({ icon, title, text, facts }) => (
        <li key={title} className={styles.look[look]}>
          <span className={badge}>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p className={muted}>
            <Prose text={text} />
          </p>
          {facts && <Tags tags={facts} />}
        </li>
      ))}
    </ul>
  );
}

/** Short facts in a row. */
export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
