import type { SectionOf } from "../../content/sections.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Facts.css.ts";

type FactsProps = NonNullable<SectionOf<"text">["facts"]>;

export const Facts = ({ heading, items }: FactsProps) => (
  <aside className={styles.facts} aria-label={heading}>
    <h3 className={styles.heading}>{heading}</h3>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Prose as="span" text={item} />
        </li>
      ))}
    </ul>
  </aside>
);
