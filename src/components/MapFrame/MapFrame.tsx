import { addressLine } from "../../content/contacts.ts";
import type { ContactPage } from "../../content/contactPage.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Unbroken } from "../Prose/Unbroken.tsx";
import { useSite } from "../Site/Site.tsx";
import { darkPanel } from "../../styles/grounds.css.ts";
import * as attribute from "../../styles/attributes.ts";
import * as styles from "./MapFrame.css.ts";

/**
 * The map, its host, and a link to it. The host is not contacted until the map is in view or hovered. Without
 * script, browsers load frames at once, so only `noscript` contains a frame with the map's URL.
 */
export function MapFrame({ map }: { map: ContactPage["map"] }) {
  const { site, islands } = useSite();
  const { embed, link } = site.facts.map;
  const shared = { title: map.frameTitle, referrerPolicy: "no-referrer", loading: "lazy" } as const;
  return (
    <div className={styles.block}>
      <div
        className={`${darkPanel.navy} ${styles.map}`}
        {...{ [attribute.src]: islands.get("Map"), [attribute.view]: "" }}
      >
        <Card address={addressLine(site.facts.address)} />
        <iframe
          className={styles.scripted}
          {...shared}
          {...{ [attribute.map]: embed }}
          tabIndex={-1}
          sandbox="allow-scripts allow-popups"
        />
        <noscript>
          <iframe {...shared} src={embed} sandbox="allow-scripts allow-popups allow-same-origin" />
        </noscript>
      </div>
      <p className={styles.note}>
        <ExternalLink className={variant.outline} href={link}>
          {map.link}
        </ExternalLink>
        <span>{map.note.replace("{host}", new URL(embed).hostname)}</span>
      </p>
    </div>
  );
}

/** A decoration, because the address is in the list of contact details. */
const Card = ({ address }: { address: string }) => (
  <div className={styles.card} aria-hidden>
    <span className={styles.pin}>
      <Icon name="map-pin" size={40} />
    </span>
    <strong className={styles.address}>
      <Unbroken text={address} />
    </strong>
  </div>
);
