import { useSite } from "../Site/Site.tsx";
import * as styles from "./Cities.css.ts";

/** The served cities, followed by the coming ones. */
export function Cities() {
  const { facts, interface: strings } = useSite().site;
  return (
    <ul className={styles.cities}>
      {facts.coverage.map(({ city, status }) => (
        <li key={city} className={status === "served" ? styles.city : styles.coming}>
          {city}
          {status === "coming-soon" && <small> {strings.comingSoon}</small>}
        </li>
      ))}
    </ul>
  );
}
