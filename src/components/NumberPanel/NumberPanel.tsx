import type { ReactNode } from "react";
import type { SectionOf } from "../../content/sections.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { number } from "../../styles/text.css.ts";
import { Facts } from "../Facts/Facts.tsx";
import { Paragraphs, Prose } from "../Prose/Prose.tsx";
import * as styles from "./NumberPanel.css.ts";

type NumberPanelProps = Pick<SectionOf<"text">, "heading" | "caption" | "paragraphs" | "facts"> & {
  id: string;
  figure: string;
  children: ReactNode;
};

/** The one large figure of a page on a dark panel over the full width, next to its heading and text. */
export function NumberPanel(props: NumberPanelProps) {
  const { id, figure, caption, heading, paragraphs, facts, children } = props;
  return (
    <section id={id} className={`${darkPanel.cold} ${styles.panel}`}>
      <div className={`${container} ${styles.row}`}>
        <LargeFigure {...{ figure, caption }} size={figure.length > 5 ? "wide" : "widest"} />
        <div className={styles.text}>
          <Prose as="h2" text={heading} />
          <Paragraphs texts={paragraphs} />
        </div>
        {facts && <Facts {...facts} />}
        {children}
      </div>
    </section>
  );
}

type LargeFigureProps = Pick<NumberPanelProps, "figure" | "caption"> & { size: keyof typeof number };

/** A figure that is the largest type of its section, and what it counts. */
export const LargeFigure = ({ figure, caption, size }: LargeFigureProps) => (
  <div>
    <p className={`${number[size]} ${styles.figure}`}>{figure}</p>
    {caption && <Prose as="p" className={styles.caption} text={caption} />}
  </div>
);
