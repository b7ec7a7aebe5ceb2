import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

/** Below a page's head: the cities in which the work is done, and which page to read for the neighbouring subject. */
export function OfferNotes({ sister }: { sister: { text: string } }) {
  const { site } = useSite();
  const served = site.facts.coverage.filter(({ status }) => status === "served").map(({ city }) => city);
  const cities = new Intl.ListFormat("en-GB").format(served);
  return (
    <div className={`${container} ${styles.notes}`}>
      <p className={styles.note}>
        <Icon name="map-pin" size={20} />
        <span>{site.offer.cities.replace("{cities}", cities)}</span>
      </p>
      <p className={styles.note}>
        <Icon name="compass" size={20} />
        <span>
          <Prose text={sister.text} />
        </span>
      </p>
    </div>
  );
}
