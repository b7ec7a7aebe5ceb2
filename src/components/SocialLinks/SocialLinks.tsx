import { networkIcon } from "../../content/networks.ts";
import { round } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./SocialLinks.css.ts";

/** If there are more profiles, the footer lists all of them. */
const maxInHeader = 5;

export function SocialLinks({ place }: { place: "header" | "footer" }) {
  const { site } = useSite();
  const { social } = site.facts;
  if (place === "footer" && social.length <= maxInHeader) return null;
  return (
    <ul className={styles.list} aria-label={site.interface.socialLabel}>
      {(place === "header" ? social.slice(0, maxInHeader) : social).map(({ label, href }) => (
        <li key={href}>
          <ExternalLink href={href} className={round} label={label}>
            <Icon name={networkIcon(href)} size={20} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
