import type { ReactNode } from "react";
import { container } from "../../styles/layout.css.ts";
import { eyebrow as eyebrowStyle, lead } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  heading: string;
  eyebrow?: string;
  intro?: string | undefined;
  children: ReactNode;
  /** Puts the heading beside the content instead of above it. */
  beside?: boolean;
  /** How far it stands from the section above: `tight` where both are one subject. */
  space?: "normal" | "tight";
};

/** A part of a page: heading, optional introduction, content. */
export function Section({
  heading,
  eyebrow,
  intro,
  children,
  beside = false,
  space = "normal",
}: SectionProps) {
  return (
    <section className={space === "tight" ? `${styles.section} ${styles.tight}` : styles.section}>
      <div className={beside ? `${container} ${styles.beside}` : container}>
        <div className={styles.head}>
          <div>
            {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
            <h2>{heading}</h2>
          </div>
          {intro && (
            <p className={lead}>
              <Prose text={intro} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
