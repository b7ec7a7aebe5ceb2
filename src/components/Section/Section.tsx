import type { ReactNode } from "react";
import { container } from "../../styles/layout.css.ts";
import { eyebrow as eyebrowStyle, lead } from "../../styles/text.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  /** For links that lead here. */
  id?: string | undefined;
  heading: string;
  eyebrow?: string | undefined;
  intro?: string | undefined;
  children: ReactNode;
  /** Puts the heading beside the content instead of above it. */
  beside?: boolean;
  /** A note at the end, not a subject. */
  quiet?: boolean;
  /** Keeps the page's background: the section is no longer about the page's subject. */
  plain?: boolean;
  /** Distance from the section above: `tight` where both have one subject. */
  space?: "normal" | "tight";
};

/** A part of a page: heading, optional introduction, content. */
export function Section({
  id,
  heading,
  eyebrow,
  intro,
  children,
  beside = false,
  quiet = false,
  plain = false,
  space = "normal",
}: SectionProps) {
  return (
    <section
      id={id}
      className={[styles.section, space === "tight" && styles.tight, plain && styles.plain]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={beside ? `${container} ${styles.beside}` : container}>
        <div className={styles.head}>
          <div>
            {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
            <h2 className={quiet ? styles.quiet : undefined}>
              <Prose text={heading} />
            </h2>
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
