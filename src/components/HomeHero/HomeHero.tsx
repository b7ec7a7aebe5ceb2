import type { HomePage } from "../../content/homePage.ts";
import { darkPanel } from "../../styles/grounds.css.ts";
import { container } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { head } from "../CallBar/CallBar.css.ts";
import { Cities } from "../Cities/Cities.tsx";
import { HeadLinks } from "../HeadCopy/HeadCopy.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { useSite } from "../Site/Site.tsx";
import { StyleSheet } from "../StyleSheet/StyleSheet.tsx";
import * as styles from "./HomeHero.css.ts";
import { ground, panorama } from "./Panorama.css.ts";

type HeroContent = HomePage["hero"];

/** A stage at dusk in both themes, so it has only the night picture if there is one. */
export function HomeHero({ hero }: { hero: HeroContent }) {
  const { site, pictures } = useSite();
  const { file, nightFile = file, alt, focus } = hero.picture;
  const cutOut = pictures.get(nightFile)?.alpha;
  return (
    <div className={`${darkPanel.dusk} ${ground}`}>
      <div className={`${head} ${container} ${styles.stage}`}>
        <div className={styles.copy}>
          <Welcome text={hero.welcome} name={site.facts.name} />
          <p className={lead}>{site.facts.tagline}</p>
          <HeadLinks primary={{ label: hero.button, href: "/contact" }} firstAid={hero.firstAid} />
        </div>
        <Picture
          {...{ file: nightFile, alt, focus }}
          slot={cutOut ? "homeStage" : "stagePhoto"}
          className={cutOut ? panorama : styles.photograph}
          eager
        />
        <blockquote className={styles.quote}>{hero.quote}</blockquote>
      </div>
      <StyleSheet />
      <div className={`${darkPanel.list} ${styles.foot}`}>
        <div className={`${container} ${styles.cards}`}>
          <ul className={styles.promises}>
            {hero.promises.map((promise) => (
              <li key={promise} className={styles.promise}>
                <Icon name="check" size={20} />
                {promise}
              </li>
            ))}
          </ul>
          <ServicesCard card={hero.servicesCard} />
          <CoverageCard card={hero.coverageCard} />
        </div>
      </div>
    </div>
  );
}

/** The company's name is larger than the words before it. */
function Welcome({ text, name }: { text: string; name: string }) {
  const start = Math.max(0, text.indexOf(name));
  return (
    <h1 className={styles.heading}>
      {start > 0 && <span className={styles.welcome}>{text.slice(0, start)}</span>}
      {text.slice(start)}
    </h1>
  );
}

/** On phones a list that opens, because the services follow with their pictures. */
const ServicesCard = ({ card }: { card: HeroContent["servicesCard"] }) => (
  <details className={`${styles.card} ${styles.folded}`}>
    <summary className={styles.summary}>
      <h2 className={styles.cardHeading}>{card.heading}</h2>
      <Icon name="chevron-down" size={20} />
    </summary>
    <ul className={styles.services}>
      {card.items.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.service}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </details>
);

const CoverageCard = ({ card }: { card: HeroContent["coverageCard"] }) => (
  <div className={styles.card}>
    <h2 className={styles.cardHeading}>{card.heading}</h2>
    <Cities />
  </div>
);
