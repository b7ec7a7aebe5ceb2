import { ContactLinks } from "../ContactLinks/ContactLinks.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CallBar.css.ts";

/** Bar at the bottom of phones. */
export const CallBar = () => (
  <nav className={styles.bar} aria-label={useSite().site.interface.callBar.label}>
    <ContactLinks className={styles.action} />
  </nav>
);
