import { CardGrid } from "../components/CardGrid/CardGrid.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { EndList } from "../components/EndList/EndList.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Notes } from "../components/OfferNotes/OfferNotes.tsx";
import { Photographs } from "../components/Photographs/Photographs.tsx";
import { LeadParagraphs } from "../components/Prose/Prose.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { AboutPage as Content } from "../content/pages.ts";
import { referenceTables, registrationLines } from "../content/trustLines.ts";
import { stack } from "../styles/layout.css.ts";
import * as styles from "./AboutPage.css.ts";

export function AboutPage({ page }: { page: Content }) {
  const { trust } = useSite().site;
  const registrations = registrationLines(trust).join("; ");
  const references = referenceTables(trust);
  const { hero, history, values, partners, sections, vision, details, contact } = page;
  return (
    <>
      <PageHero {...hero} />
      <Notes notes={[registrations]} />
      <div>
        <Section heading={history.heading} intro={history.intro}>
          <CardGrid cards={history.cards} />
        </Section>
        <Photographs trust={trust} />
        <Sections sections={[...references.open, { type: "text", ...partners }]} />
        <Section heading={vision.heading}>
          <div className={stack.sm}>
            <LeadParagraphs texts={vision.paragraphs} />
          </div>
          <ul className={styles.icons}>
            {vision.items.map(({ icon, title }) => (
              <li key={title} className={styles.icon}>
                <Icon name={icon} />
                <h3>{title}</h3>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={values.heading} intro={values.intro}>
          <CardGrid cards={values.items} />
        </Section>
        <Sections sections={sections} />
        <EndList sections={sections} details={[...references.folded, ...details]} />
        <ContactBlock {...contact} />
      </div>
    </>
  );
}
