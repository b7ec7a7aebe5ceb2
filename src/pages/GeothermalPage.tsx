import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { ClaimLedger } from "../components/ClaimLedger/ClaimLedger.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { LoopStory } from "../components/LoopStory/LoopStory.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";

import type { GeothermalPage as Content } from "../content/pages.ts";

/** The geothermal water-source heat pump: how it works, where it fits, and the four claims with their conditions. */
export function GeothermalPage({ page }: { page: Content }) {
  const { hero, story, sections, claims, contact } = page;
  return (
    <>
      <PageHero {...hero}>
        <ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>
      </PageHero>
      <div>
        <LoopStory {...story} />
        <Sections sections={sections} />
        <Section heading={claims.heading} intro={claims.intro}>
          <ClaimLedger claims={claims.items} />
        </Section>
        <ContactBlock {...contact} />
      </div>
    </>
  );
}
