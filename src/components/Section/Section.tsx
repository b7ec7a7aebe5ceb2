import type { ReactNode } from "react";
import { container } from "../../styles/layout.css.ts";
import { eyebrow as eyebrowStyle } from "../../styles/text.css.ts";
import { LeadParagraphs, Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  id?: string | undefined;
  heading: string;
  eyebrow?: string | undefined;
  intro?: string | string[] | undefined;
  children: ReactNode;
  /** Smaller heading, for a note at the end. */
  quiet?: boolean;
  /** Omits the band background, for sections that are not about the page's subject. */
  plain?: boolean;
};

export function Section({
  id,
  heading,
  eyebrow,
  intro,
  children,
  quiet = false,
  plain = false,
}: SectionProps) {
  return (
    <section id={id} className={plain ? `${styles.section} ${styles.plain}` : styles.section}>
      <div className={container}>
        <div className={styles.head}>
          <div>
            {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
            <Prose as="h2" className={quiet ? styles.quiet : undefined} text={heading} />
          </div>
          {intro && <LeadParagraphs texts={[intro].flat()} />}
        </div>
        {children}
      </div>
    </section>
  );
}
