import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./ThemeToggle.css.ts";

/**
 * Switches between light and dark. Both states stand in the HTML and CSS shows the one that applies,
 * so name and icon are right in the first frame; `src/client/head.ts` does the switching.
 */
export function ThemeToggle() {
  const { site } = useSite();
  return (
    <button type="button" className={styles.toggle} data-theme-toggle>
      <span className={styles.whenLight}>
        <Icon name="moon" size={20} />
        <span className={styles.label}>{site.interface.themeToDark}</span>
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" size={20} />
        <span className={styles.label}>{site.interface.themeToLight}</span>
      </span>
    </button>
  );
}
