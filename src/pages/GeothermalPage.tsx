import { ClaimLedger } from "../components/ClaimLedger/ClaimLedger.tsx";
import { LoopStory } from "../components/LoopStory/LoopStory.tsx";
import { OfferEnd } from "../components/OfferEnd/OfferEnd.tsx";
import { OfferNotes } from "../components/OfferNotes/OfferNotes.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Section } from "../components/Section/Section.tsx";
import { SectionLinks } from "../components/JumpLinks/JumpLinks.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import type { GeothermalPage as Content } from "../content/pages.ts";

export function GeothermalPage({ page }: { page: Content }) {
  const { hero, story, sections, claims } = page;
  return (
    <>
      <PageHero {...hero} primary={hero.action}>
        <SectionLinks {...page} />
      </PageHero>
      <OfferNotes />
      <div>
        <LoopStory {...story} />
        <Section heading={claims.heading} intro={claims.intro}>
          <ClaimLedger claims={claims.items} />
        </Section>
        <Sections sections={sections} />
        <OfferEnd {...page} />
      </div>
    </>
  );
}
