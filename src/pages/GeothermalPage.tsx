import { ClaimLedger } from "../components/ClaimLedger/ClaimLedger.tsx";
import { LoopStory } from "../components/LoopStory/LoopStory.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Action } from "../components/Sections/Sections.tsx";
import type { GeothermalPage as Content } from "../content/pages.ts";
import { MarketingPage } from "./MarketingPage.tsx";

export function GeothermalPage({ page }: { page: Content }) {
  const { hero, story, claims } = page;
  return (
    <MarketingPage page={page} action={hero.action}>
      <LoopStory {...story} />
      <Section ground="dark" heading={claims.heading} intro={claims.intro}>
        <ClaimLedger claims={claims.items} />
        <Action {...hero.action} />
      </Section>
    </MarketingPage>
  );
}
