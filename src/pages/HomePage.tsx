import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { GeothermalPromo } from "../components/GeothermalPromo/GeothermalPromo.tsx";
import { HomeHero } from "../components/HomeHero/HomeHero.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Island } from "../components/Island/Island.tsx";
import { Link } from "../components/Link/Link.tsx";
import { link as coveringLink } from "../components/PictureCard/PictureCard.css.ts";
import { ProjectSlide } from "../components/ProjectSlide/ProjectSlide.tsx";
import { Paragraphs } from "../components/Prose/Prose.tsx";
import { Section } from "../components/Section/Section.tsx";
import { SectorGrid } from "../components/SectorGrid/SectorGrid.tsx";
import { ServiceGrid } from "../components/ServiceGrid/ServiceGrid.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { StatTiles } from "../components/StatTiles/StatTiles.tsx";
import type { HomePage as Content } from "../content/homePage.ts";
import { brandLine, referenceLine } from "../content/trustLines.ts";
import { Carousel } from "../islands/Carousel/Carousel.tsx";
import { muted } from "../styles/text.css.ts";
import * as styles from "./HomePage.css.ts";

/** The hero, followed by the sections in the order of home.yaml. */
export function HomePage({ page }: { page: Content }) {
  const sections: Partial<Record<string, ReactNode>> = {
    story: <Story story={page.story} />,
    services: (
      <Section id="services" heading={page.services.heading} intro={page.services.intro}>
        <ServiceGrid cards={page.services.cards} />
      </Section>
    ),
    calculators: page.calculators && <Calculators {...page.calculators} />,
    geothermal: page.geothermal && <GeothermalPromo promo={page.geothermal} />,
    sectors: (
      <Section id="sectors" heading={page.sectors.heading} intro={page.sectors.intro}>
        <SectorGrid cards={page.sectors.cards} />
      </Section>
    ),
    whyChoose: <WhyChoose content={page.whyChoose} />,
    projects: page.projects && <LatestProjects content={page.projects} />,
    contact: <ContactBlock {...page.contact} />,
  };
  return (
    <>
      <HomeHero hero={page.hero} />
      <div>
        {Object.keys(page).map((key) => (
          <Fragment key={key}>{sections[key]}</Fragment>
        ))}
      </div>
    </>
  );
}

function Story({ story }: { story: Content["story"] }) {
  return (
    <Section eyebrow={story.eyebrow} heading={story.heading}>
      <div className={styles.story}>
        <div className={styles.paragraphs}>
          <Paragraphs texts={story.paragraphs} />
        </div>
        <ButtonLink href="/about" variant="outline">
          {story.button}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Calculators({ heading, links }: NonNullable<Content["calculators"]>) {
  return (
    <Section id="calculators" heading={heading} quiet>
      <ul className={styles.calculators}>
        {links.map(({ icon, title, text, href }) => (
          <li key={href} className={styles.calculator}>
            <Icon name={icon} />
            <h3>
              <Link href={href} className={coveringLink}>
                {title}
              </Link>
            </h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WhyChoose({ content }: { content: Content["whyChoose"] }) {
  const { trust } = useSite().site;
  const lines = [brandLine(trust), referenceLine(trust)].filter((line) => line !== "");
  return (
    <Section heading={content.heading} intro={content.intro}>
      <StatTiles stats={content.stats} />
      {lines.length > 0 && (
        <div className={styles.trust}>
          <Paragraphs texts={lines} />
        </div>
      )}
    </Section>
  );
}

function LatestProjects({ content }: { content: NonNullable<Content["projects"]> }) {
  const { site } = useSite();
  const projects = site.projects.projects.slice(0, 3);
  return (
    <Section heading={content.heading} intro={content.intro}>
      <Island
        name="Carousel"
        id="latest-projects"
        component={Carousel}
        props={{ labels: site.interface.carousel, count: projects.length }}
        slots={{ slides: projects.map((project) => <ProjectSlide key={project.title} project={project} />) }}
      />
      <div className={styles.afterSlides}>
        <ButtonLink href="/gallery" variant="outline">
          {content.button}
        </ButtonLink>
      </div>
    </Section>
  );
}
