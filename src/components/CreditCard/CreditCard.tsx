import type { Credit } from "../../content/credit.ts";
import { variant } from "../ButtonLink/ButtonLink.css.ts";
import { ExternalLink } from "../ExternalLink/ExternalLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./CreditCard.css.ts";

/** The developer credit. Hovering or focusing the name opens a card, by CSS; its links follow the name. */
export function CreditCard() {
  const { site, pictures } = useSite();
  const { credit } = site;
  const photo = pictures.get(credit.photo)?.slots.avatar.fallback;
  return (
    <div className={styles.line} data-credit>
      {`${credit.prefix} `}
      <ExternalLink className={styles.name} href={credit.portfolioUrl}>
        {credit.name}
      </ExternalLink>
      <div className={styles.card}>
        <div className={styles.person}>
          <img className={styles.photo} src={photo} alt="" width={64} height={64} loading="lazy" />
          <div>
            <p className={styles.personName}>{credit.name}</p>
            <p>{credit.title}</p>
          </div>
        </div>
        <Profiles credit={credit} label={site.interface.onlineProfiles} />
        <ExternalLink className={variant.primary} href={credit.portfolioUrl}>
          {credit.button}
          <Icon name="external-link" size={20} />
        </ExternalLink>
      </div>
    </div>
  );
}

function Profiles({ credit, label }: { credit: Credit; label: string }) {
  const { fiverrUrl } = credit;
  const networks = [
    { icon: "github", name: "GitHub", href: credit.githubUrl },
    { icon: "linkedin", name: "LinkedIn", href: credit.linkedinUrl },
    { icon: "whatsapp", name: "WhatsApp", href: credit.whatsappUrl },
    { icon: "youtube", name: "YouTube", href: credit.youtubeUrl },
  ] as const;
  const profiles = networks.flatMap(({ href, ...profile }) => (href ? [{ ...profile, href }] : []));
  if (profiles.length === 0 && !fiverrUrl) return null;
  return (
    <ul className={styles.profiles} aria-label={label}>
      {profiles.map(({ icon, name, href }) => (
        <li key={icon}>
          <ExternalLink className={styles.profile} href={href} label={name}>
            <Icon name={icon} size={20} />
          </ExternalLink>
        </li>
      ))}
      {fiverrUrl && (
        <li className={styles.market}>
          <ExternalLink className={styles.marketLink} href={fiverrUrl}>
            <Icon name="fiverr" size={20} />
            Fiverr
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}
