import { createElement } from "react";
import type { IconName } from "../../content/icons.ts";
import { drawings } from "./drawings.ts";
import * as styles from "./Icon.css.ts";

/** A drawn icon, 24 px unless told. Always decoration: the words beside it carry the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {drawings[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
