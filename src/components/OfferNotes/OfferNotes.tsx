import { branchLines, brandLine, isShownOn } from "../../content/trust.ts";
import { container } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../../content/icons.ts";
import { Prose } from "../Prose/Prose.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./OfferNotes.css.ts";

/** Notes below a page's head: service area and contacts, how a job runs, and the link to the related page. */
export function OfferNotes({ sister }: { sister: { text: string } }) {
  const { site, route } = useSite();
  const { offer, trust } = site;
  return (
    <Notes
      notes={[
        ["map-pin", offer.cities],
        ["phone", [branchLines(trust).join("; "), trust.response].filter(Boolean).join(". ")],
        ["badge-check", isShownOn(trust.brands, route.path) ? brandLine(trust) : ""],
        ["calendar-check", offer.process],
        ["compass", sister.text],
      ]}
    />
  );
}

export const Notes = ({ notes }: { notes: [icon: IconName, text: string][] }) => (
  <div className={`${container} ${styles.notes}`}>
    {notes
      .filter(([, text]) => text !== "")
      .map(([icon, text]) => (
        <p key={icon} className={styles.note}>
          <Icon name={icon} size={20} />
          <span>
            <Prose text={text} />
          </span>
        </p>
      ))}
  </div>
);
