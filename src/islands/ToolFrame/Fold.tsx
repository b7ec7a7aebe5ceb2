import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./Fold.css.ts";

/** A part of an answer that opens on a press, by the browser's search, and in print. */
export function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {heading}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
