import type { ReactNode } from "react";
import type { Sheet as Content } from "../../content/sheet.ts";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Sheet.css.ts";

type SheetProps = Pick<Content, "heading" | "note" | "stamp"> & {
  id?: string;
  results: { label: string; text: string; marked?: true | undefined }[];
  children: ReactNode;
};

/** A sheet of paper with figures, marked as a sample. */
export const Sheet = ({ id, heading, note, stamp, results, children }: SheetProps) => (
  <section id={id} className={styles.sheet}>
    <div className={styles.head}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.note}>
        <Prose text={note} />
      </p>
      <strong className={styles.stamp}>{stamp}</strong>
    </div>
    {children}
    <dl className={styles.results}>
      {results.map(({ label, text, marked }) => (
        <div key={label} className={marked && styles.marked}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
