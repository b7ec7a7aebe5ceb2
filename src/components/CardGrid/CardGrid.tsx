import type { Tile } from "../../content/cards.ts";
import { columnsFor } from "../../styles/columnsFor.ts";
import { Picture } from "../Picture/Picture.tsx";
import { TitledText } from "../Prose/TitledText.tsx";
import * as styles from "./CardGrid.css.ts";
import { quarters, thirds } from "./columns.css.ts";
import * as tiles from "./Tile.css.ts";

type Cards = (Tile & { facts?: string[] | undefined; group?: string | undefined })[];
type CardGridProps = {
  cards: Cards;
  /** True for rows beside a picture. */
  rows?: boolean;
  /** Colour of tiles without groups. */
  tone?: "ground" | "navy";
};

/** Cards as rows, as columns below their pictures, or as solid tiles. */
export function CardGrid({ cards, rows = false, tone = "ground" }: CardGridProps) {
  const kind = rows ? "rows" : cards.some(({ picture }) => picture) ? "pictured" : "tiles";
  const isMany = cards.length > 3;
  const size = cards.length > 6 ? "quarters" : cards.length === 4 ? "columns" : "thirds";
  const toneOf = tonesOf(cards);
  const isPanel = (picture?: string) => kind === "pictured" && !picture;
  const classOf = (group?: string, picture?: string) => {
    if (kind === "rows") return styles.row;
    if (kind === "tiles") return tiles.tile[toneOf(group) ?? tone];
    return isPanel(picture) ? styles.panel : styles.pictured;
  };
  return (
    <ul className={listClass(kind, cards.length)}>
      {cards.map(({ picture, alt = "", figure, group, title, text, facts }) => (
        <li key={title} className={classOf(group, picture)}>
          {picture && (
            <Picture
              file={picture}
              alt={alt}
              slot={isMany ? "unitPair" : "unit"}
              className={portraitOf(picture)}
            />
          )}
          {group && <p className={tiles.group}>{group}</p>}
          {figure && <p className={tiles.figure[size]}>{figure}</p>}
          <TitledText title={title} text={text} as={isPanel(picture) ? "p" : "h3"} />
          {facts && <Tags tags={facts} />}
        </li>
      ))}
    </ul>
  );
}

function listClass(kind: "rows" | "pictured" | "tiles", count: number) {
  if (kind === "rows") return undefined;
  if (kind === "tiles") return `${tiles.list} ${tileColumns(count)}`;
  const size = count > 3 ? `${styles.many} ${count > 4 ? styles.low : ""}` : "";
  return `${styles.list} ${columnsFor(count)} ${size}`;
}

/** Models of places fill their pictures, unlike machines. */
const portraitOf = (picture: string) =>
  picture.startsWith("unit-") ? `${styles.portrait} ${styles.machine}` : styles.portrait;

const tileColumns = (count: number) =>
  count > 6 ? quarters : count === 2 || count === 4 ? columnsFor(count) : thirds;

/** Returns the tone of each group, from pale to dark in the order of the cards. */
function tonesOf(cards: Cards) {
  const groups = [...new Set(cards.map(({ group }) => group))];
  const tones = ["pale", "ground", "navy", "deep"] as const;
  return (group: string | undefined) => (group ? tones[groups.indexOf(group) % tones.length] : undefined);
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
