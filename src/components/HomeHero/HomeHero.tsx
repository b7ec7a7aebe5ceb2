import type { HomePage } from "../../content/homePage.ts";
import { container } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { deep } from "../../styles/theme.css.ts";
import { grounded } from "../../styles/grounds.css.ts";
import { head } from "../CallBar/CallBar.css.ts";
import { CityChart } from "../CityChart/CityChart.tsx";
import { EmergencyLine } from "../EmergencyLine/EmergencyLine.tsx";
import { HeadActions } from "../HeadActions/HeadActions.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { useSite } from "../Site/Site.tsx";
import { Stage } from "../Stage/Stage.tsx";
import * as styles from "./HomeHero.css.ts";

type HeroContent = HomePage["hero"];

export function HomeHero({ hero }: { hero: HeroContent }) {
  return (
    <div>
      <Stage className={`${head} ${grounded.Company}`} picture={hero.picture}>
        <h1 className={styles.heading}>{hero.welcome}</h1>
        <p className={lead}>{useSite().site.facts.tagline}</p>
        <HeadActions primary={{ label: hero.button, href: "/contact" }} />
        {hero.firstAid && <EmergencyLine href={hero.firstAid} />}
        <blockquote className={styles.quote}>{hero.quote}</blockquote>
      </Stage>
      <section className={deep}>
        <div className={`${container} ${styles.band}`}>
          <ul className={styles.promises}>
            {hero.promises.map(({ icon, title, text }) => (
              <li key={title} className={styles.promise}>
                <Icon name={icon} />
                <strong>{title}</strong>
                <p className={styles.promiseText}>{text}</p>
              </li>
            ))}
          </ul>
          <ServicesCard card={hero.servicesCard} />
          <CoverageCard card={hero.coverageCard} />
        </div>
      </section>
    </div>
  );
}

function ServicesCard({ card }: { card: HeroContent["servicesCard"] }) {
  return (
    <div>
      <h2 className={styles.cardHeading}>{card.heading}</h2>
      <ul className={styles.services}>
        {card.items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.service}>
              {label}
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CoverageCard({ card }: { card: HeroContent["coverageCard"] }) {
  return (
    <div>
      <h2 className={styles.cardHeading}>{card.heading}</h2>
      <CityChart />
      <p className={styles.note}>{card.note}</p>
    </div>
  );
}
