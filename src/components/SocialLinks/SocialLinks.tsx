import type { Network } from "../../content/site.ts";
import { ExternalLink } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./SocialLinks.css.ts";

/** The networks' signs, drawn with the strokes of the other icons. */
const signs: Record<Network, string> = {
  facebook: "M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7.5a.8.8 0 0 1 .8-.8H17Z",
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.3 6.7v.01",
  twitter: "M4 4l11.7 16H20L8.3 4ZM4.5 20l6-6.8M13.5 10.8 19.5 4",
  linkedin:
    "M4 9.5h3.5V20H4ZM5.75 5v.01M11 20V9.5h3.5V11c.6-1 1.7-1.7 3-1.7 2 0 2.8 1.3 2.8 3.5V20h-3.5v-6.2c0-1-.5-1.6-1.4-1.6s-1.4.6-1.4 1.6V20Z",
};

/** The company's four profiles. */
export function SocialLinks() {
  const { site } = useSite();
  return (
    <ul className={styles.list} aria-label={site.interface.socialLabel}>
      {site.site.social.map(({ network, label, href }) => (
        <li key={network}>
          <ExternalLink href={href} className={styles.link} label={label}>
            <svg className={styles.sign} viewBox="0 0 24 24" width={20} height={20} aria-hidden>
              <path d={signs[network]} />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
