import { CardGrid } from "../components/CardGrid/CardGrid.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { FoldedSections } from "../components/FoldedSections/FoldedSections.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Notes } from "../components/OfferNotes/OfferNotes.tsx";
import { Photographs } from "../components/Photographs/Photographs.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { AboutPage as Content } from "../content/pages.ts";
import { referenceTables, registrationLines } from "../content/trust.ts";

export function AboutPage({ page }: { page: Content }) {
  const { trust } = useSite().site;
  const registrations = registrationLines(trust).join("; ");
  const references = referenceTables(trust);
  const { hero, history, values, partners, sections, vision, details, contact } = page;
  return (
    <>
      <PageHero {...hero} />
      {registrations && <Notes notes={[registrations]} />}
      <div>
        <Section heading={history.heading} intro={history.intro}>
          <CardGrid cards={history.cards} variant="feature" />
        </Section>
        <Photographs trust={trust} />
        <Sections sections={references.open} />
        <Sections sections={[{ type: "text", ...partners }]} />
        <Section heading={values.heading} intro={values.intro}>
          <CardGrid cards={values.items} variant="feature" />
        </Section>
        <Sections sections={sections} />
        <Section heading={vision.heading} intro={vision.paragraphs} beside>
          <CardGrid cards={vision.items} variant="line" />
        </Section>
        <FoldedSections sections={[...references.folded, ...details]} />
        <ContactBlock {...contact} />
      </div>
    </>
  );
}
