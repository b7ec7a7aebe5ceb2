import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { CoolingLoad } from "../calculators/CoolingLoad/CoolingLoad.tsx";
import { GeothermalPromo } from "../components/GeothermalPromo/GeothermalPromo.tsx";
import { HomeHero } from "../components/HomeHero/HomeHero.tsx";
import { Island } from "../components/Island/Island.tsx";
import { ProjectSlide } from "../components/ProjectSlide/ProjectSlide.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Paragraph, Paragraphs } from "../components/Prose/Prose.tsx";
import { section } from "../components/Section/Section.css.ts";
import { Section } from "../components/Section/Section.tsx";
import { SectorGrid } from "../components/SectorGrid/SectorGrid.tsx";
import { ServiceGrid } from "../components/ServiceGrid/ServiceGrid.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { StatSection } from "../components/StatSection/StatSection.tsx";
import type { HomePage as Content } from "../content/homePage.ts";
import { brandLine, referenceLine } from "../content/trustLines.ts";
import { Carousel } from "../islands/Carousel/Carousel.tsx";
import { container, stack } from "../styles/layout.css.ts";
import { eyebrow, lead } from "../styles/text.css.ts";
import * as styles from "./HomePage.css.ts";

/** The hero, followed by the sections in the order of home.yaml. */
export function HomePage({ page }: { page: Content }) {
  const sections: Partial<Record<string, ReactNode>> = {
    story: page.story && <Story story={page.story} />,
    services: (
      <Section id="services" heading={page.services.heading} intro={page.services.intro}>
        <ServiceGrid cards={page.services.cards} />
      </Section>
    ),
    calculators: page.calculators && <Calculators {...page.calculators} />,
    geothermal: page.geothermal && <GeothermalPromo promo={page.geothermal} />,
    sectors: (
      <Section id="sectors" ground="band" heading={page.sectors.heading} intro={page.sectors.intro}>
        <SectorGrid groups={page.sectors.groups} />
      </Section>
    ),
    whyChoose: page.whyChoose && <WhyChoose content={page.whyChoose} />,
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

function Story({ story }: { story: NonNullable<Content["story"]> }) {
  return (
    <section className={section.white}>
      <div className={`${container} ${styles.story}`}>
        <div className={styles.copy}>
          <div>
            <p className={eyebrow}>{story.eyebrow}</p>
            <h2>{story.heading}</h2>
          </div>
          <div className={`${lead} ${stack.md}`}>
            <Paragraphs texts={story.paragraphs} />
          </div>
          <ButtonLink href="/about" variant="outline">
            {story.button}
          </ButtonLink>
        </div>
        {story.picture && <Picture {...story.picture} slot="story" className={styles.picture} />}
      </div>
    </section>
  );
}

function Calculators({ heading, intro, room, links: given }: NonNullable<Content["calculators"]>) {
  const { publicPath } = useSite();
  const links = given.map(({ label, href }) => ({ label, href: publicPath(href) }));
  return (
    <Section id="calculators" heading={heading}>
      <Island
        name="CoolingLoad"
        id="room"
        component={CoolingLoad}
        props={{ brief: { ...room, intro, links } }}
      />
    </Section>
  );
}

function WhyChoose({ content }: { content: NonNullable<Content["whyChoose"]> }) {
  const { trust } = useSite().site;
  const lines = [brandLine(trust), referenceLine(trust)].filter((line) => line !== "");
  return (
    <StatSection {...content}>
      {lines.length > 0 && (
        <div className={styles.trust}>
          <Paragraphs texts={lines} />
        </div>
      )}
    </StatSection>
  );
}

function LatestProjects({ content }: { content: NonNullable<Content["projects"]> }) {
  const { site } = useSite();
  const projects = site.projects.projects.slice(0, 3);
  return (
    <section className={section.white}>
      <div className={container}>
        <div className={styles.sectionHead}>
          <div className={stack.sm}>
            <h2>{content.heading}</h2>
            <Paragraph className={lead} text={content.intro} />
          </div>
          <div>
            <ButtonLink href="/gallery" variant="outline">
              {content.button}
            </ButtonLink>
          </div>
        </div>
        <Island
          name="Carousel"
          id="latest-projects"
          component={Carousel}
          props={{ labels: site.interface.carousel, titles: projects.map(({ title }) => title) }}
          slots={{
            slides: projects.map((project) => <ProjectSlide key={project.title} project={project} />),
          }}
        />
      </div>
    </section>
  );
}
