import { foldedIds } from "../../content/ids.ts";
import type { FoldedSection } from "../../content/sections.ts";
import { container } from "../../styles/layout.css.ts";
import { lead } from "../../styles/text.css.ts";
import { CardGrid } from "../CardGrid/CardGrid.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import * as styles from "../Details/Details.css.ts";
import { Details } from "../Details/Details.tsx";
import { Prose } from "../Prose/Prose.tsx";
import { plain, section } from "../Section/Section.css.ts";
import { useSite } from "../Site/Site.tsx";
import { Steps } from "../Steps/Steps.tsx";
import { TextBlock } from "../TextBlock/TextBlock.tsx";

type FoldedSectionsProps = { sections: FoldedSection[]; sources?: string[] };

/** Collapsible sections, with the page's sources as the last one; several are inside one. */
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
    <Details key={heading} heading={heading} level={nested ? "h3" : "h2"}>
      <div id={id} className={styles.content}>
        {content}
      </div>
    </Details>
  ));
  return (
    <section className={`${section} ${plain}`}>
      <div className={container}>
        <div className={styles.group}>
          {nested ? (
            <Details
              heading={offer.details}
              level="h2"
              note={parts.map(({ heading }) => heading).join(" · ")}
            >
              {all}
            </Details>
          ) : (
            all
          )}
        </div>
      </div>
    </section>
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
