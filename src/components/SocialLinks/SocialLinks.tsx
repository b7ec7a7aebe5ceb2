import { Icon } from "../Icon/Icon.tsx";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./SocialLinks.css.ts";

export function SocialLinks() {
  const { site } = useSite();
  return (
    <ul className={styles.list} aria-label={site.interface.socialLabel}>
      {site.facts.social.map(({ network, label, href }) => (
        <li key={network}>
          <ExternalLink href={href} className={styles.link} label={label}>
            <Icon name={network} size={20} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
