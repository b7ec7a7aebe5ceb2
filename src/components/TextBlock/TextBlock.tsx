import type { SectionOf } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import * as styles from "./TextBlock.css.ts";

/** Running text with, where content gives one, a list of facts beside it. */
export function TextBlock({ paragraphs, facts }: Pick<SectionOf<"text">, "paragraphs" | "facts">) {
  return (
    <div className={facts && paragraphs.length > 0 ? styles.split : undefined}>
      {paragraphs.length > 0 && (
        <div className={styles.text}>
          <Paragraphs texts={paragraphs} />
        </div>
      )}
      {facts && (
        <aside className={styles.facts} aria-label={facts.heading}>
          <h3 className={styles.heading}>{facts.heading}</h3>
          <ul className={styles.list}>
            {facts.items.map((item) => (
              <li key={item} className={styles.item}>
                <Icon name="badge-check" size={20} />
                <span>
                  <Prose text={item} />
                </span>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
