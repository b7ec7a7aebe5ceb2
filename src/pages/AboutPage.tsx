import { AboutHead } from "../components/AboutHead/AboutHead.tsx";
import { CardGrid } from "../components/CardGrid/CardGrid.tsx";
import { ContactBlock } from "../components/ContactBlock/ContactBlock.tsx";
import { EndList } from "../components/EndList/EndList.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { LoadSheet } from "../components/LoadSheet/LoadSheet.tsx";
import { Notes } from "../components/OfferNotes/OfferNotes.tsx";
import { Photographs } from "../components/Photographs/Photographs.tsx";
import { Paragraph, Paragraphs, Prose } from "../components/Prose/Prose.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { SheetSection } from "../components/SheetSection/SheetSection.tsx";
import { useSite } from "../components/Site/Site.tsx";
import type { AboutPage as Content } from "../content/pages.ts";
import { referenceTables, registrationLines } from "../content/trustLines.ts";
import { grounded } from "../styles/grounds.css.ts";
import { container } from "../styles/layout.css.ts";
import * as styles from "./AboutPage.css.ts";

export function AboutPage({ page }: { page: Content }) {
  const { trust } = useSite().site;
  const references = referenceTables(trust);
  const { hero, history, values, partners, sections, written, vision, details, contact } = page;
  return (
    <>
      <AboutHead hero={hero} />
      <Notes notes={[registrationLines(trust).join("; ")]} />
      <div>
        <Sections sections={[{ type: "cards", ...history }]} />
        <Photographs trust={trust} />
        <Written written={written} />
        <Vision vision={vision} />
      </div>
      {/* A wrapper of their own, because the backgrounds of sections depend on their order in it. */}
      <div>
        <Section heading={values.heading} intro={values.intro}>
          <CardGrid cards={values.items} />
        </Section>
        <Sections sections={[...references.open, { type: "text", ...partners }, ...sections]} />
        <EndList sections={sections} details={[...references.folded, ...details]} />
        <ContactBlock {...contact} />
      </div>
    </>
  );
}

const Written = ({ written: { heading, paragraphs, documents, sheet } }: Pick<Content, "written">) => (
  <SheetSection heading={heading} ground={grounded.Residential} sheet={<LoadSheet sheet={sheet} />}>
    <Paragraphs texts={paragraphs} />
    <ul className={styles.documents}>
      {documents.map((document) => (
        <Prose key={document} as="li" text={document} />
      ))}
    </ul>
  </SheetSection>
);

/** The vision as one large sentence, with its icons in a line. */
function Vision({ vision: { heading, paragraphs, items } }: Pick<Content, "vision">) {
  const [sentence = "", ...rest] = paragraphs;
  return (
    <section className={styles.vision}>
      <div className={`${container} ${styles.columns}`}>
        <h2 className={styles.eyebrow}>{heading}</h2>
        <Paragraph className={styles.sentence} text={sentence} />
        <ul className={styles.icons}>
          {items.map(({ icon, title }) => (
            <li key={title} className={styles.icon}>
              <Icon name={icon} size={40} />
              <h3>{title}</h3>
            </li>
          ))}
        </ul>
        <Paragraphs texts={rest} />
      </div>
    </section>
  );
}
