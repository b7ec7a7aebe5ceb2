import { networkIcon } from "../../content/networks.ts";
import type { SiteFacts } from "../../content/site.ts";
import { round } from "../../styles/layout.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { useSite } from "../Site/Site.tsx";
import { list } from "./SocialLinks.css.ts";

/** Profiles that the header has room for; the footer lists more. */
export const headerRoom = 5;

export const SocialLinks = ({ profiles }: { profiles: SiteFacts["social"] }) => (
  <ul className={list} aria-label={useSite().site.interface.socialLabel}>
    {profiles.map(({ label, href }) => (
      <li key={href}>
        <ExternalLink href={href} className={round} label={label}>
          <Icon name={networkIcon(href)} size={20} />
        </ExternalLink>
      </li>
    ))}
  </ul>
);
