import { OfferEnd } from "../components/OfferEnd/OfferEnd.tsx";
import { OfferNotes } from "../components/OfferNotes/OfferNotes.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { SectionLinks } from "../components/JumpLinks/JumpLinks.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { MarketingPage as Content } from "../content/pages.ts";
import { isShownOn, warrantySections } from "../content/trustLines.ts";

export function MarketingPage({ page }: { page: Content }) {
  const { site, route } = useSite();
  const primary = route.kind === "solution" ? { label: site.offer.button, href: "/contact" } : undefined;
  const warranty = isShownOn(site.trust.warranty, route.path) ? warrantySections(site.trust) : [];
  return (
    <>
      <PageHero {...page.hero} primary={primary}>
        <SectionLinks {...page} />
      </PageHero>
      <OfferNotes />
      <div>
        <Sections sections={page.sections} />
        <OfferEnd {...page} details={[...page.details, ...warranty]} />
      </div>
    </>
  );
}
