import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container, stack } from "../../styles/layout.css.ts";
import { number } from "../../styles/text.css.ts";
import { Facts } from "../Facts/Facts.tsx";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import * as styles from "./NumberPanel.css.ts";

type NumberPanelProps = Pick<SectionOf<"text">, "heading" | "paragraphs" | "heat" | "facts"> & {
  id: string;
  figure: string;
  children: ReactNode;
};

/** The one large figure of a page on a dark panel over the full width, next to its heading and text. */
export function NumberPanel({ id, figure, heading, paragraphs, heat, facts, children }: NumberPanelProps) {
  const size = figure.length > 5 ? number.wide : number.widest;
  return (
    <section id={id} className={`${darkPanel.cold} ${styles.panel}`}>
      <div className={`${container} ${styles.row}`}>
        <p className={`${size} ${heat ? styles.hot : styles.figure}`}>{figure}</p>
        <div className={stack.sm}>
          <Prose as="h2" text={heading} />
          <Paragraphs texts={paragraphs} />
          {!facts && children}
        </div>
        {facts && (
          <div className={styles.facts}>
            <Facts {...facts} />
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
