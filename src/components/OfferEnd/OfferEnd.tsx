import type { MarketingPage } from "../../content/pages.ts";
import { ContactBlock } from "../ContactBlock/ContactBlock.tsx";
import { FoldedSections } from "../FoldedSections/FoldedSections.tsx";
import { RelatedPages } from "../RelatedPages/RelatedPages.tsx";
import { useSite } from "../Site/Site.tsx";

type OfferEndProps = Pick<MarketingPage, "details" | "sources" | "contact">;

export function OfferEnd({ details, sources, contact }: OfferEndProps) {
  const { cities } = useSite().site.offer;
  return (
    <>
      <FoldedSections sections={details} sources={sources} />
      <RelatedPages />
      <ContactBlock {...contact} cities={cities} />
    </>
  );
}
