import { foldedIds } from "../../content/ids.ts";
import type { FoldedSection } from "../../content/sections.ts";
import { container } from "../../styles/layout.css.ts";
import { eyebrow, lead } from "../../styles/text.css.ts";
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
 * Collapsible sections as native `details`, with the page's sources as the last one. Links to the content's
 * id, find-in-page and printing open them.
 */
export function FoldedSections({ sections, sources = [] }: FoldedSectionsProps) {
  const { offer } = useSite().site;
  const ids = foldedIds(sections);
  return (
    <section className={`${section} ${plain}`}>
      <div className={container}>
        {sections.length > 0 && <p className={eyebrow}>{offer.details}</p>}
        <div className={styles.group}>
          {sections.map((folded, index) => (
            <Folded key={index} heading={folded.heading} id={ids[index]}>
              {"intro" in folded && folded.intro && (
                <p className={lead}>
                  <Prose text={folded.intro} />
                </p>
              )}
              <Content section={folded} />
            </Folded>
          ))}
          {sources.length > 0 && (
            <Folded heading={offer.sources}>
              <ul className={styles.sources}>
                {sources.map((source) => (
                  <li key={source}>
                    <Prose text={source} />
                  </li>
                ))}
              </ul>
            </Folded>
          )}
        </div>
      </div>
    </section>
  );
}

type FoldedProps = { heading: string; id?: string | undefined; children: React.ReactNode };

/** The id is on the content: browsers open `details` for fragments inside it, but not for its own id. */
function Folded({ heading, id, children }: FoldedProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <h2>
          <Prose text={heading} />
        </h2>
        <span className={styles.marker}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}

function Content({ section }: { section: FoldedSection }) {
  switch (section.type) {
    case "text":
      return <TextBlock paragraphs={section.paragraphs} facts={section.facts} />;
    case "cards":
      return <CardGrid cards={section.cards} variant="feature" />;
    case "steps":
      return <Steps steps={section.steps} />;
    case "table":
      return <DataTable caption={section.heading} {...section} />;
  }
}
