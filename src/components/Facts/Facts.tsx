import { readFact } from "../../content/facts.ts";
import type { SectionOf } from "../../content/sections.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Facts.css.ts";

type FactsProps = NonNullable<SectionOf<"text">["facts"]>;

/** If most items have a figure, figures are displayed large on the left. */
export function Facts({ heading, items }: FactsProps) {
  const facts = items.map((item) => ({ item, ...readFact(item) }));
  const figures = facts.filter(({ figure }) => figure).length > facts.length / 2;
  return (
    <aside className={styles.sheet} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {facts.map(({ item, words, figure }) => (
          <li key={item} className={figures && figure ? styles.figured : styles.plain}>
            {figures && figure ? (
              <>
                <span className={styles.figure}>
                  <Prose text={figure} />
                </span>{" "}
                <span>
                  <Prose text={words} />
                </span>
              </>
            ) : (
              <Prose text={item} />
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
