import type { ReactNode } from "react";
import { onGround } from "../../styles/grounds.css.ts";
import { container, stack } from "../../styles/layout.css.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./SheetSection.css.ts";

type SheetSectionProps = {
  id?: string | undefined;
  heading: string;
  ground?: string;
  /** Content below the heading. */
  children: ReactNode;
  sheet: ReactNode;
};

/** A sheet of paper beside its heading, on a mid-tone: the page's own, or that of `ground`. */
export const SheetSection = ({ id, heading, ground = onGround, children, sheet }: SheetSectionProps) => (
  <section id={id} className={`${ground} ${styles.section}`}>
    <div className={`${container} ${styles.columns}`}>
      <div className={stack.md}>
        <Prose as="h2" text={heading} />
        {children}
      </div>
      {sheet}
    </div>
  </section>
);
