import type { ReactNode } from "react";
import { container } from "../../styles/layout.css.ts";
import { LeadParagraphs, Prose } from "../Prose/Prose.tsx";
import * as styles from "./Section.css.ts";

type SectionProps = {
  id?: string | undefined;
  heading: string;
  intro?: string | string[] | undefined;
  children: ReactNode;
  ground?: keyof typeof styles.section | undefined;
};

export function Section({ id, heading, intro, children, ground = "white" }: SectionProps) {
  return (
    <section id={id} className={styles.section[ground]}>
      <div className={container}>
        <div className={styles.head}>
          <Prose as="h2" text={heading} />
          {intro && (
            <div className={styles.intro}>
              <LeadParagraphs texts={[intro].flat()} />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
