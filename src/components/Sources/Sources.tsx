import { Prose } from "../Prose/Prose.tsx";
import { Section } from "../Section/Section.tsx";
import { useSite } from "../Site/Site.tsx";
import * as styles from "./Sources.css.ts";

/** Where a page's figures come from, and what they assume. */
export function Sources({ sources }: { sources: string[] }) {
  return (
    <Section heading={useSite().site.offer.sources} beside quiet plain>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source}>
            <Prose text={source} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
