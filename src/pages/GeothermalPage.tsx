import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { StatTiles } from "../components/StatTiles/StatTiles.tsx";
import type { GeothermalPage as Content } from "../content/pages.ts";

/** The geothermal water-source heat pump: how it works, where it fits, and the four claims with their conditions. */
export function GeothermalPage({ page }: { page: Content }) {
  const { hero, sections, claims, contact } = page;
  return (
    <>
      <PageHero {...hero}>
        <ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>
      </PageHero>
      <div>
        <Sections sections={sections} />
        <Section heading={claims.heading} intro={claims.intro}>
          <StatTiles stats={claims.items} />
        </Section>
        <ContactBlock {...contact} />
      </div>
    </>
  );
}
