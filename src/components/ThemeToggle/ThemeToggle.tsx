import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./ThemeToggle.css.ts";

/**
 * The HTML contains both icons, and CSS shows the right one from the first frame. `ThemeToggle.client.ts`
 * handles clicks.
 */
export function ThemeToggle() {
  const { site } = useSite();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={site.interface.themeToggle}
      {...{ [attribute.theme]: "" }}
    >
      <Icon name="moon" size={20} className={styles.whenLight} />
      <Icon name="sun" size={20} className={styles.whenDark} />
    </button>
  );
}
