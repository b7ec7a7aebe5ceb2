import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import * as styles from "./Details.css.ts";

type DetailsProps = {
  heading: string;
  level: "h2" | "h3";
  /** Lines below the heading. */
  note?: string;
  /** Name of a group in which one item is open at a time. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A collapsible part; links to ids inside, find-in-page and printing open it. */
export const Details = ({ heading, level: Heading, note, name, open, children }: DetailsProps) => (
  <details className={styles.details} name={name} open={open}>
    <summary className={styles.summary}>
      <Heading className={styles.heading}>
        <Prose text={heading} />
      </Heading>
      {note && (
        <span className={styles.note}>
          <Prose text={note} />
        </span>
      )}
      <span className={styles.marker}>
        <Icon name="chevron-down" size={20} />
      </span>
    </summary>
    {children}
  </details>
);
