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
 * Collapsible sections as native `details`. The last one lists the page's sources. Two or more sections are
 * nested in an outer `details`, which is open on desktops.
 */
export function FoldedSections({ sections, sources = [] }: FoldedSectionsProps) {
  const { offer } = useSite().site;
  const ids = foldedIds(sections);
  const parts = sections.map((folded, index) => ({
    heading: folded.heading,
    content: <Content section={folded} />,
    id: ids[index],
  }));
  if (sources.length > 0)
    parts.push({ heading: offer.sources, content: <Sources sources={sources} />, id: undefined });
  const nested = parts.length > 1;
  const all = parts.map(({ heading, content, id }) => (
    <details key={id ?? "sources"} className={styles.details}>
      <Summary heading={heading} nested={nested} />
      {/* Browsers open `details` for a fragment inside it, but not for the id of the `details` itself. */}
      <div id={id} className={styles.content}>
        {content}
      </div>
    </details>
  ));
  return (
    <section className={`${section} ${plain}`}>
      <div className={container}>
        {nested ? (
          <details className={`${styles.details} ${styles.outer}`}>
            <Summary heading={offer.details} names={parts.map(({ heading }) => heading)} />
            {all}
          </details>
        ) : (
          all
        )}
      </div>
    </section>
  );
}

type SummaryProps = { heading: string; nested?: boolean; names?: string[] };

function Summary({ heading, nested = false, names }: SummaryProps) {
  const Heading = nested ? "h3" : "h2";
  return (
    <summary className={styles.summary}>
      <Heading className={styles.heading}>
        <Prose text={heading} />
      </Heading>
      {names && (
        <span className={styles.names}>
          {names.map((name) => (
            <span key={name}>
              <Prose text={name} />
            </span>
          ))}
        </span>
      )}
      <span className={styles.marker}>
        <Icon name="chevron-down" size={20} />
      </span>
    </summary>
  );
}

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
  if (section.type === "text") return <TextBlock {...section} />;
  return (
    <>
      {section.intro && (
        <p className={lead}>
          <Prose text={section.intro} />
        </p>
      )}
      {section.type === "cards" && <CardGrid cards={section.cards} />}
      {section.type === "steps" && <Steps {...section} />}
      {section.type === "table" && <DataTable caption={section.heading} {...section} />}
    </>
  );
}
