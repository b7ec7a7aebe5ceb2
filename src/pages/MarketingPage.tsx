import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { OfferEnd } from "../components/OfferEnd/OfferEnd.tsx";
import { OfferNotes } from "../components/OfferNotes/OfferNotes.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { ToolLink } from "../components/ToolSection/ToolLink.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { MarketingPage as Content } from "../content/pages.ts";

/** A service or a solution: hero, the sections that its content lists, and the way to the contact page. */
export function MarketingPage({ page }: { page: Content }) {
  const { site } = useSite();
  return (
    <>
      <PageHero {...page.hero}>
        <ButtonLink href="/contact">{site.offer.button}</ButtonLink>
        <ToolLink sections={page.sections} />
      </PageHero>
      <OfferNotes sister={page.sister} />
      <div>
        <Sections sections={page.sections} />
        <OfferEnd {...page} />
      </div>
    </>
  );
}
