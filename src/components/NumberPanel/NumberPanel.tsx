import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { number } from "../../styles/text.css.ts";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import { numberPanel } from "../Section/Section.css.ts";
import * as styles from "./NumberPanel.css.ts";

type NumberPanelProps = Pick<SectionOf<"text">, "heading" | "paragraphs" | "heat"> & {
  id: string;
  figure: string;
  children: ReactNode;
};

/** The one large figure of a page on a dark panel over the full width, next to its heading and text. */
export function NumberPanel({ id, figure, heading, paragraphs, heat, children }: NumberPanelProps) {
  const size = figure.length > 5 ? number.wide : number.widest;
  return (
    <section id={id} className={`${numberPanel} ${darkPanel[heat ? "heat" : "cold"]} ${styles.panel}`}>
      <div className={`${container} ${styles.row}`}>
        <p className={`${size} ${styles.figure}`}>{figure}</p>
        <div className={styles.text}>
          <Prose as="h2" text={heading} />
          <Paragraphs texts={paragraphs} />
          {children}
        </div>
      </div>
    </section>
  );
}
