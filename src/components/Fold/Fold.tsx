import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Fold.css.ts";

/** A disclosure that also opens for find-in-page and printing. */
export function Fold({ heading, children }: { heading: ReactNode; children: ReactNode }) {
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
