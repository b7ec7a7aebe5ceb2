import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../../content/icons.ts";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

/** Below a page's head: where the work is done, how a job runs, and which page to read for the neighbouring subject. */
export function OfferNotes({ sister }: { sister: { text: string } }) {
  const { facts, offer } = useSite().site;
  const served = facts.coverage.filter(({ status }) => status === "served").map(({ city }) => city);
  const cities = new Intl.ListFormat("en-GB").format(served);
  const notes: [IconName, string][] = [
    ["map-pin", offer.cities.replace("{cities}", () => cities)],
    ["calendar-check", offer.process],
    ["compass", sister.text],
  ];
  return (
    <div className={`${container} ${styles.notes}`}>
      {notes.map(([icon, text]) => (
        <p key={icon} className={styles.note}>
          <Icon name={icon} size={20} />
          <span>
            <Prose text={text} />
          </span>
        </p>
      ))}
    </div>
  );
}
