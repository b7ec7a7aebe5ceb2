import { foldedIds, sectionAnchors } from "../../content/ids.ts";
import type { FoldedSection, Section } from "../../content/sections.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./JumpLinks.css.ts";

export type JumpLink = { label: string; id: string };

export function JumpLinks({ links }: { links: JumpLink[] }) {
  return (
    links.length > 0 && (
      <div className={styles.row}>
        {links.map(({ label, id }) => (
          <a key={id} href={`#${id}`}>
            {label}
            <Icon name="arrow-right" size={16} />
          </a>
        ))}
      </div>
    )
  );
}

type Page = { sections: Section[]; details: FoldedSection[] };

export function SectionLinks({ sections, details }: Page) {
  const ids = [...sectionAnchors(sections), ...foldedIds(details)];
  return (
    <JumpLinks
      links={[...sections, ...details].flatMap(({ jump }, index) =>
        jump === undefined ? [] : [{ label: jump, id: ids[index] ?? "" }],
      )}
    />
  );
}
