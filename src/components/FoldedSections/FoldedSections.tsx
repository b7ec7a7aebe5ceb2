import { foldedIds } from "../../content/ids.ts";
import type { FoldedSection } from "../../content/sections.ts";
import { container } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { plain, section } from "../Section/Section.css.ts";
import { useSite } from "../Site/Site.tsx";
import { Steps } from "../Steps/Steps.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";
import * as styles from "./FoldedSections.css.ts";

type FoldedSectionsProps = { sections: FoldedSection[]; sources?: string[] };

/**
 * Collapsible sections as native `details`, with the page's sources as the last one; several are inside
 * one. Links to the content's id, find-in-page and printing open them.
 */
export function FoldedSections({ sections, sources = [] }: FoldedSectionsProps) {
  const { offer } = useSite().site;
  const ids = foldedIds(sections);
  const headings = [
    ...sections.map(({ heading }) => heading),
    ...(sources.length > 0 ? [offer.sources] : []),
  ];
  const nested = headings.length > 1;
  const parts = (
    <>
      {sections.map((folded, index) => (
        <Folded key={index} heading={folded.heading} nested={nested} id={ids[index]}>
          <Intro section={folded} />
          <Content section={folded} />
        </Folded>
      ))}
      {sources.length > 0 && (
        <Folded heading={offer.sources} nested={nested}>
          <Sources sources={sources} />
        </Folded>
      )}
    </>
  );
  return (
    <section className={`${section} ${plain}`}>
      <div className={container}>
        <div className={styles.group}>
          {nested ? (
            <details className={styles.details}>
              <Summary heading={offer.details} note={headings.join(" · ")} />
              {parts}
            </details>
          ) : (
            parts
          )}
        </div>
      </div>
    </section>
  );
}

type FoldedProps = {
  heading: string;
  nested: boolean;
  id?: string | undefined;
  children: React.ReactNode;
};

/** The id is on the content: browsers open `details` for fragments inside it, but not for its own id. */
const Folded = ({ heading, nested, id, children }: FoldedProps) => (
  <details className={styles.details}>
    <Summary heading={heading} nested={nested} />
    <div id={id} className={styles.content}>
      {children}
    </div>
  </details>
);

function Summary({ heading, nested = false, note }: { heading: string; nested?: boolean; note?: string }) {
  const Heading = nested ? "h3" : "h2";
  return (
    <summary className={styles.summary}>
      <Heading className={styles.heading}>
        <Prose text={heading} />
      </Heading>
      {note && (
        <span className={styles.note}>
          <Prose text={note} />
        </span>
      )}
      <span className={styles.marker}>
        <Icon name="chevron-down" size={20} />
      </span>
    </summary>
  );
}

const Intro = ({ section }: { section: FoldedSection }) =>
  "intro" in section &&
  section.intro && (
    <p className={lead}>
      <Prose text={section.intro} />
    </p>
  );

const Sources = ({ sources }: { sources: string[] }) => (
  <ul className={styles.sources}>
    {sources.map((source) => (
      <li key={source}>
        <Prose text={source} />
      </li>
    ))}
  </ul>
);

function Content({ section }: { section: FoldedSection }) {
  switch (section.type) {
    case "text":
      return <TextBlock {...section} />;
    case "cards":
      return <CardGrid cards={section.cards} />;
    case "steps":
      return <Steps {...section} />;
    case "table":
      return <DataTable caption={section.heading} {...section} />;
  }
}
