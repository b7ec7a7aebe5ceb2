import { LoopStory } from "../components/LoopStory/LoopStory.tsx";
import { Action } from "../components/Sections/Sections.tsx";
import { StatSection } from "../components/StatSection/StatSection.tsx";
import type { GeothermalPage as Content } from "../content/pages.ts";
import { MarketingPage } from "./MarketingPage.tsx";

export function GeothermalPage({ page }: { page: Content }) {
  const { hero, story, claims } = page;
  return (
    <MarketingPage page={page} action={hero.action}>
      <LoopStory {...story} />
      <StatSection {...claims}>
        <Action {...hero.action} />
      </StatSection>
    </MarketingPage>
  );
}
