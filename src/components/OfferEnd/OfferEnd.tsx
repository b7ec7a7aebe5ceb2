import type { MarketingPage } from "../../content/pages.ts";
import { ContactBlock } from "../ContactBlock/ContactBlock.tsx";
import { RelatedPages } from "../RelatedPages/RelatedPages.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import { Sources } from "../Sources/Sources.tsx";
import { Steps } from "../Steps/Steps.tsx";

type OfferEndProps = Pick<MarketingPage, "process" | "sources" | "contact">;

/** The end of a page about an offer: how the work runs, where the figures come from, and how to ask. */
export function OfferEnd({ process = "project", sources, contact }: OfferEndProps) {
  const { heading, intro, steps } = useSite().site.offer[process];
  return (
    <>
      <Section heading={heading} intro={intro}>
        <Steps steps={steps} />
      </Section>
      <Sources sources={sources} />
      <RelatedPages />
      <ContactBlock {...contact} />
    </>
  );
}
