import type { ReactNode } from "react";
import { slug } from "../../content/slug.ts";
import { container } from "../../styles/layout.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  heading: string;
  eyebrow?: string;
  intro?: string | undefined;
  children: ReactNode;
  /** Bands alternate by themselves; `deep` sets one section apart. */
  look?: "band" | "deep";
};

/** A part of a page: heading, optional introduction, content. Its id comes from the heading. */
export function Section({ heading, eyebrow, intro, children, look = "band" }: SectionProps) {
  return (
    <section className={styles.look[look]} id={slug(heading)}>
      <div className={container}>
        <div className={styles.head}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 className={styles.heading}>{heading}</h2>
          {intro && (
            <p className={styles.intro}>
              <Prose text={intro} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
