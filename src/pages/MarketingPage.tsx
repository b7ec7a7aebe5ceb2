import type { ReactNode } from "react";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { EndList } from "../components/EndList/EndList.tsx";
import { OfferNotes } from "../components/OfferNotes/OfferNotes.tsx";
import { PageHead } from "../components/PageHead/PageHead.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { UrduSection } from "../components/UrduSection/UrduSection.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { MarketingPage as Content } from "../content/pages.ts";
import { priceSections } from "../content/prices.ts";
import { headSection } from "../content/sections.ts";
import { isShownOn, warrantySections } from "../content/trustLines.ts";

type MarketingPageProps = {
  page: Pick<Content, "hero" | "sections" | "questions" | "details" | "sources" | "contact"> & {
    layout?: Content["layout"];
    urdu?: Content["urdu"];
  };
  /** Defaults to a quote request. */
  action?: { label: string; href: string };
  /** Sections above the page's own ones. They have the button that otherwise ends the second section. */
  children?: ReactNode;
};

export function MarketingPage({ page, action, children }: MarketingPageProps) {
  const { site, route } = useSite();
  const primary = route.kind === "solution" ? { label: site.offer.button, href: "/contact" } : action;
  const warranty = isShownOn(site.trust.warranty, route.path) ? warrantySections(site.trust) : [];
  const inHead = headSection(page);
  const first = inHead?.type;
  /** True if the head shows the picture of its section in place of the page's picture. */
  const isDrawn = first === "lineup" || first === "anatomy" || first === "heat";
  return (
    <>
      <PageHead page={page} primary={primary} />
      <OfferNotes />
      <div>
        {children}
        <Sections
          sections={page.sections}
          afterHead={first !== undefined}
          action={children ? undefined : (action ?? { label: site.interface.quote, href: "/contact" })}
        />
        <EndList
          {...page}
          details={[...priceSections(site.prices, route.path), ...page.details, ...warranty]}
        >
          {page.urdu && <UrduSection {...page.urdu} />}
        </EndList>
        <ContactBlock {...page.contact} related inHead={isDrawn ? undefined : page.hero.picture.file} />
      </div>
    </>
  );
}
